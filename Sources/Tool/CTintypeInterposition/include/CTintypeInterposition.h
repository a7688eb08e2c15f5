// What code that is drawn is told of the time, of chance and of the machine's language.
//
// These functions stand before those of the C library and of Foundation's ICU, in the whole process and for every
// library in it: a program's own symbols go first. They belong to the process that draws and to no library; linked,
// they pass on whatever they are asked until that process switches them on.

#ifndef CTINTYPE_INTERPOSITION_H
#define CTINTYPE_INTERPOSITION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Lets the process see the same time whenever it looks: code that asks what day it is would else draw another
/// picture each day. Only on Linux, and only clocks that tell the date; in a render also those that count the time
/// that has gone, by the render's time.
///
/// `seconds` are those since 1970.
void tintype_stop_clock(int64_t seconds);

/// Lets the process see the machine's time again.
void tintype_start_clock(void);

/// Lets the process be told the same numbers whenever it asks the system for random ones: a picture of shuffled rows
/// would else be another one each time. Only on Linux. What is secret must not be made meanwhile.
///
/// Each `stream`, below 2^32, begins anew with numbers of its own.
void tintype_fix_chance(uint64_t stream);

/// Lets the process have random numbers again.
void tintype_free_chance(void);

/// Lets Foundation's formats for international English, `en_001`, be those of America's English, `en_US`, from now on.
/// Only on Linux, where Foundation asks for the former whatever the environment says.
void tintype_speak_american(void);

#endif
