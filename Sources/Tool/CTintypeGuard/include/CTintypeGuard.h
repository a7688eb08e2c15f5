// Programs that end with the process that started them, together with all that they started.

#ifndef CTINTYPE_GUARD_H
#define CTINTYPE_GUARD_H

#include <stdbool.h>

#if defined(__linux__)
/// Runs a program that ends with the process `parent`, however that ends, and then ends this process as the program
/// ended: with its code, by its signal, or with 127 where it cannot be started.
///
/// A compiler starts further programs in process groups of their own, which no signal reaches, and nobody can hear of
/// SIGKILL. So a process stands between: it gives the program a session of its own, looks after its parent, and ends
/// everything that the program started once that has ended, or the parent is gone, or a signal asks for it.
///
/// `command` is the program, looked up in the path, and its arguments; NULL ends it.
void tintype_run_guarded(char *const command[], int parent);

/// The number under which a program finds the pipe that takes its messages.
enum { tintype_channel = 3 };

/// Starts a process that does that for this one, without the cost of loading a program for it.
///
/// `environment` are the program's variables, `output` and `errors` the open files that take what it writes; `channel`
/// is the end of a pipe that it finds as `tintype_channel`, -1 for none; nothing else that is open is left to it.
/// Returns the number of the process, or -1.
int tintype_start_guarded(
  char *const command[], char *const environment[], int output, int errors, int channel);

/// Waits for a process of this one to end, or for a pipe to have something to read, and no longer than a time.
///
/// `channel` is the pipe's end, -1 for none. Returns whether it has ended, with what `waitpid` says of it in `status`.
bool tintype_wait(int process, int milliseconds, int channel, int *status);

/// Has a process of the user's crash, without a picture of its memory; returns whether there is one.
bool tintype_crash(int process);

/// Paths that a process may reach in a sandbox, with all that lies below folders among them; NULL ends each list.
struct tintype_paths {
  /// What it may read.
  char *const *read;
  /// Folders of which it may read what lies in them, but not the files.
  char *const *listed;
  /// What it may read, write, make and remove.
  char *const *written;
};

/// Takes from this process what views do not need: files elsewhere, the network, other programs and processes.
///
/// It holds until the process ends, for the calling thread and for those that it starts: it is to be called while there
/// is no other. A kernel that lacks a part refuses the rest all the same. Returns whether files and calls are fenced.
bool tintype_enter_sandbox(const struct tintype_paths *paths);

/// The version of Landlock, by which files are fenced: 1 or more; else the negative number of the system's error.
int tintype_landlock_version(void);

/// Whether system calls can be fenced by seccomp.
bool tintype_filters_calls(void);
#endif

#endif
