#define _GNU_SOURCE
#include "CTintypeGuard.h"

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: Files

// Headers are older than kernels: numbers and bits are those of `linux/landlock.h`, equal on all processors.
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { path_beneath = 1, asks_version = 1 };

struct ruleset {
  uint64_t files, network, scopes;
};

struct path_rule {
  uint64_t rights;
  int32_t file;
} __attribute__((packed));

enum {
  execute = 1 << 0, write_file = 1 << 1, read_file = 1 << 2, read_folder = 1 << 3, make_character = 1 << 6,
  make_block = 1 << 11, all_of_first = (1 << 13) - 1, refer = 1 << 13, truncate_file = 1 << 14, control = 1 << 15,
};

int tintype_landlock_version(void) {
  long version = syscall(create_ruleset, NULL, (size_t)0, asks_version);
  return version < 0 ? -errno : (int)version;
}

/// What a version of Landlock can refuse; it is asked for no more.
static struct ruleset refusals(int version) {
  struct ruleset all = {all_of_first, 0, 0};
  if (version >= 2) all.files |= refer;
  if (version >= 3) all.files |= truncate_file;
  if (version >= 5) all.files |= control;
  // Listening and connecting by TCP; abstract sockets and signals to processes elsewhere.
  if (version >= 4) all.network = 3;
  if (version >= 6) all.scopes = 3;
  return all;
}

/// Grants rights for a file, or for all below a folder; what is not there is passed over.
static void grant(int ruleset, const char *path, uint64_t rights) {
  struct path_rule rule = {rights, open(path, O_PATH | O_CLOEXEC)};
  if (rule.file < 0) return;
  struct stat facts;
  if (fstat(rule.file, &facts) == 0) {
    if (!S_ISDIR(facts.st_mode)) rule.rights &= write_file | read_file | truncate_file | control;
    if (rule.rights != 0) syscall(add_rule, ruleset, path_beneath, &rule, 0);
  }
  close(rule.file);
}

/// Grants reading beside a library that is loaded: others of the same compiler lie there.
static int grant_library(struct dl_phdr_info *facts, size_t size, void *ruleset) {
  (void)size;
  const char *end = strrchr(facts->dlpi_name, '/');
  size_t length = end == NULL ? 0 : (size_t)(end - facts->dlpi_name);
  char folder[PATH_MAX];
  if (length > 0 && length < sizeof folder && strncmp(facts->dlpi_name, "/usr/", 5) != 0) {
    memcpy(folder, facts->dlpi_name, length);
    folder[length] = 0;
    grant(*(int *)ruleset, folder, read_file | read_folder);
  }
  return 0;
}

static bool fence_files(const struct tintype_paths *paths) {
  int version = tintype_landlock_version();
  if (version < 1) return false;
  struct ruleset all = refusals(version);
  size_t size = version >= 6 ? sizeof all : version >= 4 ? 2 * sizeof(uint64_t) : sizeof(uint64_t);
  int ruleset = (int)syscall(create_ruleset, &all, size, 0);
  if (ruleset < 0) return false;
  for (char *const *path = paths->read; *path != NULL; path++) grant(ruleset, *path, read_file | read_folder);
  for (char *const *path = paths->listed; *path != NULL; path++) grant(ruleset, *path, read_folder);
  for (char *const *path = paths->written; *path != NULL; path++) {
    grant(ruleset, *path, all.files & ~(uint64_t)(execute | make_character | make_block));
  }
  dl_iterate_phdr(grant_library, &ruleset);
  bool is_done = syscall(restrict_self, ruleset, 0) == 0;
  close(ruleset);
  return is_done;
}

// MARK: Calls

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#if defined(ARCHITECTURE)
/// Calls that no view needs: other programs, the network, other processes, the machine.
static const int refused[] = {
  SYS_execve, SYS_execveat, SYS_socket,
#if defined(__x86_64__)
  SYS_fork, SYS_vfork, SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib,
#endif
  SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_tkill, SYS_perf_event_open, SYS_bpf,
  SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_shmget, SYS_shmat, SYS_msgget, SYS_semget, SYS_mq_open,
  SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_open_by_handle_at, SYS_setns, SYS_unshare, SYS_kexec_load,
  SYS_kexec_file_load, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_reboot, SYS_swapon, SYS_swapoff,
  SYS_quotactl, SYS_syslog, SYS_acct, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime,
  SYS_sethostname, SYS_setdomainname, SYS_vhangup, SYS_setpriority, SYS_ioprio_set, SYS_migrate_pages, SYS_move_pages,
  // Newer than some headers, with one number everywhere.
  424 /* pidfd_send_signal */, 425 /* io_uring_setup */, 426 /* io_uring_enter */, 427 /* io_uring_register */,
  428 /* open_tree */, 429 /* move_mount */, 430 /* fsopen */, 431 /* fsconfig */, 432 /* fsmount */, 433 /* fspick */,
  438 /* pidfd_getfd */, 440 /* process_madvise */, 442 /* mount_setattr */, 443 /* quotactl_fd */,
  448 /* process_mrelease */, 467 /* open_tree_attr */,
};
/// Calls that change what files are besides their bytes, of which Landlock knows nothing.
///
/// They do nothing and say that all is well: Foundation makes them for files that it has just written.
static const int ignored[] = {
#if defined(__x86_64__)
  SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
  SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
  SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, 452 /* fchmodat2 */, 463 /* setxattrat */,
  466 /* removexattrat */, 469 /* file_setattr */,
};
/// Calls whose first argument names a process, which has to be the own one.
static const int own_alone[] = {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_prlimit64};

#define LOAD(part) (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, part))
#define SKIP_UNLESS(value, count) (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)(value), 0, count)
#define SKIP_IF(value, count) (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)(value), count, 0)
#define END(result) (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, result)
#define REFUSE END(SECCOMP_RET_ERRNO | EPERM)
#define ALLOW END(SECCOMP_RET_ALLOW)

enum {
  refused_count = sizeof refused / sizeof *refused, ignored_count = sizeof ignored / sizeof *ignored,
  own_count = sizeof own_alone / sizeof *own_alone,
};

static bool fence_calls(void) {
  struct sock_filter code[32 + 2 * (refused_count + ignored_count) + 6 * own_count];
  unsigned short count = 0;
  // Another set of calls, such as that of programs of 32 bits, has other numbers.
  code[count++] = LOAD(arch);
  code[count++] = SKIP_IF(ARCHITECTURE, 1);
  code[count++] = REFUSE;
  code[count++] = LOAD(nr);
#if defined(__x86_64__)
  code[count++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  code[count++] = REFUSE;
#endif
  for (int index = 0; index < refused_count; index++) {
    code[count++] = SKIP_UNLESS(refused[index], 1);
    code[count++] = REFUSE;
  }
  for (int index = 0; index < ignored_count; index++) {
    code[count++] = SKIP_UNLESS(ignored[index], 1);
    code[count++] = END(SECCOMP_RET_ERRNO);
  }
  // What it is asked for cannot be looked at: the C library then asks by the older call, which may start threads.
  code[count++] = SKIP_UNLESS(435 /* clone3 */, 1);
  code[count++] = END(SECCOMP_RET_ERRNO | ENOSYS);
  code[count++] = SKIP_UNLESS(SYS_clone, 4);
  code[count++] = LOAD(args[0]);
  code[count++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0);
  code[count++] = REFUSE;
  code[count++] = ALLOW;
  // Nobody types into a terminal for others.
  code[count++] = SKIP_UNLESS(SYS_ioctl, 5);
  code[count++] = LOAD(args[1]);
  code[count++] = SKIP_IF(TIOCSTI, 2);
  code[count++] = SKIP_IF(TIOCLINUX, 1);
  code[count++] = ALLOW;
  code[count++] = REFUSE;
  for (int index = 0; index < own_count; index++) {
    code[count++] = SKIP_UNLESS(own_alone[index], 5);
    code[count++] = LOAD(args[0]);
    code[count++] = SKIP_IF(getpid(), 2);
    code[count++] = SKIP_IF(0, 1);
    code[count++] = REFUSE;
    code[count++] = ALLOW;
  }
  code[count++] = ALLOW;
  struct sock_fprog program = {count, code};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
}

bool tintype_filters_calls(void) {
  unsigned action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}
#else
static bool fence_calls(void) { return false; }

bool tintype_filters_calls(void) { return false; }
#endif

bool tintype_enter_sandbox(const struct tintype_paths *paths) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  bool files = fence_files(paths);
  return fence_calls() && files;
}
#endif
