#define _GNU_SOURCE
#include "CTintypeGuard.h"

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

// A process that came of one with several threads may only call what takes no lock: nothing here takes memory.

/// The most children that are heard of at once; others are, when these have ended.
enum { most_children = 512 };

/// The processes that this one is to wait for; orphans of its descendants are among them.
static int children(pid_t numbers[most_children]) {
  int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char text[4096];
  int count = 0;
  pid_t number = 0;
  ssize_t size;
  while ((size = read(file, text, sizeof text)) > 0) {
    for (ssize_t index = 0; index < size; index++) {
      if (text[index] >= '0' && text[index] <= '9') {
        number = number * 10 + (text[index] - '0');
      } else if (number > 0) {
        if (count < most_children) numbers[count++] = number;
        number = 0;
      }
    }
  }
  close(file);
  return count;
}

/// Waits for a number of milliseconds, or until one of some signals comes; returns it, -1 for none.
static int wait_for(const sigset_t *signals, long milliseconds) {
  struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  return sigtimedwait(signals, NULL, &time);
}

/// Ends every process that the program left: asked first, killed a moment later.
///
/// Whatever a process that ends leaves behind becomes a child of this one, so that there is nothing left where there
/// are no children.
static void end_all(pid_t session, const sigset_t *signals) {
  for (int round = 0; round < 200; round++) {
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (ended < 0) return;
    pid_t numbers[most_children];
    int count = children(numbers);
    int signal = round == 0 ? SIGTERM : SIGKILL;
    kill(-session, signal);
    for (int index = 0; index < count; index++) kill(numbers[index], signal);
    // A child that ends wakes: who does as it is asked keeps nobody waiting.
    for (int wait = 0; wait < (round == 0 ? 20 : 1); wait++) {
      wait_for(signals, 10);
      while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
      if (ended < 0) return;
    }
  }
}

/// Starts a program in a session of its own, with no signal blocked; 0 where it cannot be started.
static pid_t start(char *const command[], char *const environment[]) {
  posix_spawnattr_t attributes;
  if (posix_spawnattr_init(&attributes) != 0) return 0;
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSID);
  pid_t process = 0;
  int problem = posix_spawnp(&process, command[0], NULL, &attributes, command, environment);
  posix_spawnattr_destroy(&attributes);
  return problem == 0 ? process : 0;
}

static bool guarded(
  char *const command[], char *const environment[], pid_t parent, int *status
) {
  // Signals wait to be looked at in place of being acted on.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGHUP);
  sigaddset(&signals, SIGCHLD);
  sigprocmask(SIG_BLOCK, &signals, NULL);
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  pid_t process = start(command, environment);
  if (process == 0) return false;
  while (true) {
    if (waitpid(process, status, WNOHANG) == process) {
      end_all(process, &signals);
      return true;
    }
    int signal = wait_for(&signals, 20);
    if (getppid() != parent || (signal > 0 && signal != SIGCHLD)) {
      end_all(process, &signals);
      *status = SIGKILL;
      return true;
    }
  }
}

void tintype_run_guarded(char *const command[], int parent) {
  int status = 0;
  if (!guarded(command, environ, parent, &status)) _exit(127);
  if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
  // Who waits for this process shall learn how the program ended; it leaves no picture of its memory.
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  int number = WTERMSIG(status);
  signal(number, SIG_DFL);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_UNBLOCK, &all, NULL);
  kill(getpid(), number);
  _exit(1);
}

int tintype_start_guarded(
  char *const command[], char *const environment[], int output, int errors, int channel
) {
  int parent = getpid();
  pid_t process = fork();
  if (process != 0) return process;
  int input = open("/dev/null", O_RDONLY);
  dup2(input, 0);
  // Either may have the other's number.
  int kept = fcntl(errors, F_DUPFD, 10);
  int messages = channel < 0 ? -1 : fcntl(channel, F_DUPFD, 10);
  dup2(output, 1);
  dup2(kept, 2);
  unsigned first = 3;
  if (messages >= 0 && dup2(messages, tintype_channel) == tintype_channel) first = tintype_channel + 1;
  // What the tool has open is no business of the program's: files that are locked stay locked as long as they are open.
  for (unsigned file = first; syscall(SYS_close_range, first, ~0u, 0u) != 0 && file < 4096; file++) close((int)file);
  environ = (char **)environment;
  tintype_run_guarded(command, parent);
  _exit(1);
}

bool tintype_crash(int process) {
  struct rlimit none = {0, 0};
  prlimit(process, RLIMIT_CORE, &none, NULL);
  return kill(process, SIGABRT) == 0;
}

bool tintype_wait(int process, int milliseconds, int channel, int *status) {
  pid_t ended;
  int file = (int)syscall(SYS_pidfd_open, process, 0u);
  if (file >= 0) {
    // A negative number is passed over.
    struct pollfd events[2] = {{.fd = file, .events = POLLIN}, {.fd = channel, .events = POLLIN}};
    poll(events, 2, milliseconds);
    close(file);
  } else {
    // An older system is asked again and again.
    for (int waited = 0; waited < milliseconds; waited += 5) {
      siginfo_t facts = {0};
      if (waitid(P_PID, (id_t)process, &facts, WEXITED | WNOHANG | WNOWAIT) != 0) break;
      if (facts.si_pid != 0) break;
      usleep(5000);
    }
  }
  do { ended = waitpid(process, status, WNOHANG); } while (ended < 0 && errno == EINTR);
  return ended != 0;
}
#endif
