import { type Machine, machines } from './syscalls.js';

// The words of the kernel's filter language that are needed here.
const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_BITS = 0x45;
const RETURN = 0x06;
const ALLOW = 0x7fff0000;
const KILL = 0x80000000;
const REFUSE = 0x00050000;

// Where a filter finds what it looks at: the number of the call, the machine, the arguments' lower
// halves.
const CALL = 0;
const MACHINE = 4;
const FIRST_ARGUMENT = 16;
const SECOND_ARGUMENT = 24;

const EPERM = 1;
const EAGAIN = 11;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

const SAME_PROCESS = 0x00010000;
/** Every kind of namespace a new process could be put in. */
const NEW_NAMESPACE = 0x7e020000;
const FAKE_TYPING = 0x5412;
const FAMILIES = [1 /* unix */, 2 /* inet */, 10 /* inet6 */];

/** Calls with which a program could reach out of its box, look into others or tilt the clock. */
const REFUSED = [
  ...['ptrace', 'process_vm_readv', 'process_vm_writev', 'kcmp', 'pidfd_getfd', 'process_madvise'],
  ...['mount', 'umount2', 'pivot_root', 'chroot', 'open_tree', 'move_mount', 'fsopen', 'fsconfig'],
  ...['fsmount', 'fspick', 'mount_setattr', 'unshare', 'setns'],
  ...['sched_setaffinity', 'sched_setscheduler', 'sched_setparam', 'sched_setattr'],
  ...['setpriority', 'ioprio_set', 'personality'],
  ...['bpf', 'perf_event_open', 'userfaultfd', 'fanotify_init', 'lookup_dcookie'],
  ...['io_uring_setup', 'io_uring_enter', 'io_uring_register'],
  ...['add_key', 'request_key', 'keyctl', 'name_to_handle_at', 'open_by_handle_at'],
  ...['kexec_load', 'kexec_file_load', 'init_module', 'finit_module', 'delete_module'],
  ...['reboot', 'swapon', 'swapoff', 'syslog', 'acct', 'quotactl', 'sethostname', 'setdomainname'],
  ...['settimeofday', 'clock_settime', 'clock_adjtime', 'adjtimex', 'iopl', 'ioperm'],
  ...['mbind', 'set_mempolicy', 'migrate_pages', 'move_pages'],
];

interface Step {
  readonly code: number;
  readonly yes: number;
  readonly no: number;
  readonly value: number;
}

export interface FilterRules {
  /** Whether the program may start others. Threads are always allowed. */
  readonly mayFork: boolean;
  readonly mayMakeMemoryFiles: boolean;
}

/** The filter as bubblewrap loads it; null on a machine whose calls we do not know. */
export function seccompFilter(
  rules: FilterRules,
  architecture: NodeJS.Architecture = process.arch,
): Buffer | null {
  const machine = machines[architecture];
  return machine === undefined ? null : encode(steps(machine, rules));
}

function steps(machine: Machine, { mayFork, mayMakeMemoryFiles }: FilterRules): Step[] {
  const { calls } = machine;
  const program = [load(MACHINE), ...unless(machine.audit, KILL), load(CALL)];
  if (machine.otherCalls !== 0) program.push(...onBits(machine.otherCalls, refuse(EPERM)));
  for (const name of REFUSED) program.push(...onCall(calls[name], [answer(refuse(EPERM))]));
  // What it asks for lies in memory, where no filter can look; libraries fall back to the old call.
  program.push(...onCall(calls.clone3, [answer(refuse(ENOSYS))]));
  program.push(...onCall(calls.clone, cloneRules(mayFork)));
  if (!mayFork) {
    program.push(...onCall(calls.fork, [answer(refuse(EAGAIN))]));
    program.push(...onCall(calls.vfork, [answer(refuse(EAGAIN))]));
  }
  if (!mayMakeMemoryFiles) {
    program.push(...onCall(calls.memfd_create, [answer(refuse(EPERM))]));
  }
  program.push(...onCall(calls.socket, socketRules()));
  program.push(...onCall(calls.ioctl, [load(SECOND_ARGUMENT), ...on(FAKE_TYPING, refuse(EPERM))]));
  return [...program, answer(ALLOW)];
}

function cloneRules(mayFork: boolean): Step[] {
  const namespaces = [load(FIRST_ARGUMENT), ...onBits(NEW_NAMESPACE, refuse(EPERM))];
  if (mayFork) return [...namespaces, answer(ALLOW)];
  return [...namespaces, ...onBits(SAME_PROCESS, ALLOW), answer(refuse(EAGAIN))];
}

function socketRules(): Step[] {
  const allowed = FAMILIES.flatMap((family) => on(family, ALLOW));
  return [load(FIRST_ARGUMENT), ...allowed, answer(refuse(EAFNOSUPPORT))];
}

/** What to do at one call. The number is loaded again, for the rules may have looked elsewhere. */
function onCall(call: number | undefined, rules: readonly Step[]): Step[] {
  if (call === undefined) return [];
  const reload = load(CALL);
  const test = { code: JUMP_IF_EQUAL, yes: 0, no: rules.length + 1, value: call };
  return [test, ...rules, reload];
}

function on(value: number, then: number): Step[] {
  return [{ code: JUMP_IF_EQUAL, yes: 0, no: 1, value }, answer(then)];
}

function onBits(bits: number, then: number): Step[] {
  return [{ code: JUMP_IF_BITS, yes: 0, no: 1, value: bits }, answer(then)];
}

function unless(value: number, then: number): Step[] {
  return [{ code: JUMP_IF_EQUAL, yes: 1, no: 0, value }, answer(then)];
}

function load(offset: number): Step {
  return { code: LOAD, yes: 0, no: 0, value: offset };
}

function answer(value: number): Step {
  return { code: RETURN, yes: 0, no: 0, value };
}

function refuse(error: number): number {
  return REFUSE | error;
}

function encode(program: readonly Step[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  for (const [index, { code, yes, no, value }] of program.entries()) {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(yes, index * 8 + 2);
    bytes.writeUInt8(no, index * 8 + 3);
    bytes.writeUInt32LE(value >>> 0, index * 8 + 4);
  }
  return bytes;
}
