import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BoxPlan, SCRATCH, type Visible } from './limits.js';

/** The only name a program can look up is its own. */
const HOSTS = fileURLToPath(new URL('../inside/hosts', import.meta.url));

/** The descriptors bubblewrap and we talk over; the program sees none of them. */
export const STATUS_FD = 3;
export const START_FD = 4;
export const FILTER_FD = 5;

export interface Launch {
  /** Whether we are root: then the box drops it, else the box is made of a user namespace. */
  readonly isRoot: boolean;
  /** Who the program is inside when we are root: nobody else on this machine. */
  readonly user: number;
  /** Whether the kernel counts memory and tasks; else the program's own limits have to do. */
  readonly hasCgroup: boolean;
  readonly hasFilter: boolean;
  /** Whether we may not write core files ourselves: then neither may what we start. */
  readonly isCoreless: boolean;
}

/** The command line that puts a program in a box. */
export function boxedCommand(plan: BoxPlan, launch: Launch): string[] {
  return [
    // Outside, for inside the box the call that does this is refused.
    ...(plan.core === undefined ? [] : ['/usr/bin/taskset', '--cpu-list', String(plan.core)]),
    // A plain user cannot put its referee first, only the programs behind.
    ...(launch.isRoot ? [] : ['/usr/bin/nice', '-n', '5']),
    '/usr/bin/bwrap',
    ...apart(launch),
    ...ground(),
    ...scratch(plan),
    ...plan.visible.flatMap(shown),
    ...['--remount-ro', '/', '--chdir', home(plan)],
    ...environment(plan),
    ...['--json-status-fd', String(STATUS_FD), '--block-fd', String(START_FD)],
    ...(launch.hasFilter ? ['--seccomp', String(FILTER_FD)] : []),
    '--',
    ...(launch.isRoot ? dropRoot(launch.user) : []),
    ...ownLimits(plan, launch),
    ...plan.command,
  ];
}

function apart({ isRoot }: Launch): string[] {
  const spaces = ['pid', 'net', 'ipc', 'uts'].map((space) => `--unshare-${space}`);
  // Without a user namespace of its own the box keeps just what it takes to become nobody.
  const rights = isRoot
    ? ['--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID']
    : ['--unshare-user'];
  return [
    ...spaces,
    ...['--unshare-cgroup-try', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    ...rights,
  ];
}

/** What every program finds: the system's programs and libraries, a few devices, itself. */
function ground(): string[] {
  const java = existsSync('/etc')
    ? readdirSync('/etc').filter((name) => name.startsWith('java'))
    : [];
  const settings = ['alternatives', 'ld.so.cache', ...java].map((name) => `/etc/${name}`);
  const devices = ['null', 'zero', 'full', 'random', 'urandom'].map((name) => `/dev/${name}`);
  const linked = ['bin', 'sbin', 'lib', 'lib32', 'lib64'].filter((name) =>
    existsSync(`/usr/${name}`),
  );
  return [
    ...['--ro-bind', '/usr', '/usr'],
    ...linked.flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ...folder('/etc'),
    ...settings.flatMap((path) => ['--ro-bind-try', path, path]),
    ...['--ro-bind', HOSTS, '/etc/hosts'],
    // Read-only, as some of its files change how a process is scheduled.
    ...['--proc', '/proc', '--remount-ro', '/proc'],
    ...folder('/dev'),
    ...devices.flatMap((path) => ['--dev-bind', path, path]),
    ...['in', 'out', 'err'].flatMap((name, fd) => [
      ...['--symlink', `/proc/self/fd/${fd}`, `/dev/std${name}`],
    ]),
  ];
}

function scratch({ limits }: BoxPlan): string[] {
  if (limits.scratch === 0) return [];
  return ['--perms', '1777', '--size', String(limits.scratch), '--tmpfs', SCRATCH];
}

function home({ limits, folder: chosen }: BoxPlan): string {
  return chosen ?? (limits.scratch === 0 ? '/' : SCRATCH);
}

function shown({ from, at, writable = false }: Visible): string[] {
  return [...parents(at).flatMap(folder), writable ? '--bind' : '--ro-bind', from, at];
}

/** Folders made in passing would be closed to anybody but root. */
function folder(path: string): string[] {
  return ['--perms', '0755', '--dir', path];
}

/** The folders above a path, from the top; those of the system are there already. */
function parents(path: string): string[] {
  const parent = dirname(path);
  if (parent === '/' || parent === '/usr' || parent.startsWith('/usr/')) return [];
  return [...parents(parent), parent];
}

function environment(plan: BoxPlan): string[] {
  const variables = {
    PATH: '/usr/bin:/bin',
    LANG: 'C.UTF-8',
    HOME: home(plan),
    ...(plan.limits.scratch === 0 ? {} : { TMPDIR: SCRATCH }),
  };
  return [
    '--clearenv',
    ...Object.entries(variables).flatMap(([name, value]) => ['--setenv', name, value]),
  ];
}

function dropRoot(user: number): string[] {
  const id = String(user);
  return ['/usr/bin/setpriv', '--reuid', id, '--regid', id, '--clear-groups', '--inh-caps=-all'];
}

function ownLimits({ limits }: BoxPlan, { hasCgroup, isCoreless }: Launch): string[] {
  const core = ['/usr/bin/prlimit', '--core=0'];
  if (hasCgroup) return isCoreless ? [] : core;
  return [
    ...core,
    `--nproc=${limits.tasks}`,
    // A backstop only: what is mapped but never touched counts here and must not cost a game.
    `--data=${limits.memory * 2}`,
  ];
}
