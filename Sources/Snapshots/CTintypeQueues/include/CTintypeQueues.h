// Functions that stand before those of Dispatch and of Core Foundation's run loops, in programs that draw and in programs
// of tests: what code puts off is offered to whoever takes the work of its thread, and goes to the system elsewhere.
//
// Nothing here is called by name.

#ifndef CTINTYPE_QUEUES_H
#define CTINTYPE_QUEUES_H
#endif
