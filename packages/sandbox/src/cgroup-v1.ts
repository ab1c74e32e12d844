import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cgroup, type CgroupLimits, type CgroupParent, PARENT } from './cgroup.js';
import { groupNames, killAll, lookUntil, processesIn, removeFolder } from './cgroup-folder.js';
import { KernelFile } from './kernel-file.js';

const CONTROLLERS = ['memory', 'freezer', 'pids', 'cpuacct'] as const;
type Controller = (typeof CONTROLLERS)[number];
const ANCHOR = 'anchor';

/** Version 1: a tree for each controller, and a box has a folder in each of them. */
export class CgroupParentV1 implements CgroupParent {
  readonly version = 'v1';
  readonly #root: string;

  constructor(root = '/sys/fs/cgroup') {
    this.#root = root;
    for (const controller of CONTROLLERS) mkdirSync(this.#folder(controller), { recursive: true });
    this.#keepFreezerWarm();
  }

  static isMounted(root = '/sys/fs/cgroup'): boolean {
    return CONTROLLERS.every((name) => existsSync(join(root, name, 'cgroup.procs')));
  }

  make(name: string, { memory, tasks }: CgroupLimits): Cgroup {
    for (const controller of CONTROLLERS) mkdirSync(this.#folder(controller, name));
    const set = (controller: Controller, file: string, value: number) =>
      writeFileSync(join(this.#folder(controller, name), file), String(value));
    set('memory', 'memory.limit_in_bytes', memory);
    // With swap the limit would only slow a program down; where it is not counted, there is none.
    if (existsSync(join(this.#folder('memory', name), 'memory.memsw.limit_in_bytes'))) {
      set('memory', 'memory.memsw.limit_in_bytes', memory);
    }
    set('pids', 'pids.max', tasks);
    return this.find(name);
  }

  names(): readonly string[] {
    return groupNames(this.#folder('freezer')).filter((name) => name !== ANCHOR);
  }

  find(name: string): Cgroup {
    return new CgroupV1((controller) => this.#folder(controller, name));
  }

  /**
   * The kernel rewrites its own code when the first group of the machine is frozen and when the last
   * is thawed, which takes it a third of a millisecond each time. An empty group that stays frozen
   * spares every game that.
   */
  #keepFreezerWarm(): void {
    const anchor = this.#folder('freezer', ANCHOR);
    mkdirSync(anchor, { recursive: true });
    writeFileSync(join(anchor, 'freezer.state'), 'FROZEN');
  }

  #folder(controller: Controller, ...name: string[]): string {
    return join(this.#root, controller, PARENT, ...name);
  }
}

class CgroupV1 implements Cgroup {
  readonly #folder: (controller: Controller) => string;
  readonly #state: KernelFile;
  readonly #cpu: KernelFile;
  readonly #tasks: KernelFile;
  readonly #memory: KernelFile;
  readonly #peak: KernelFile;

  constructor(folder: (controller: Controller) => string) {
    this.#folder = folder;
    this.#state = new KernelFile(join(folder('freezer'), 'freezer.state'), 'r+');
    this.#cpu = new KernelFile(join(folder('cpuacct'), 'cpuacct.usage'));
    this.#tasks = new KernelFile(join(folder('pids'), 'pids.current'));
    this.#memory = new KernelFile(join(folder('memory'), 'memory.usage_in_bytes'));
    this.#peak = new KernelFile(join(folder('memory'), 'memory.max_usage_in_bytes'));
  }

  add(pid: number): void {
    // One after the other: the kernel waits for all cores at the first and is quick with the rest.
    for (const controller of CONTROLLERS) {
      writeFileSync(join(this.#folder(controller), 'cgroup.procs'), String(pid));
    }
  }

  freeze(): void {
    this.#state.write('FROZEN');
    // Looking is what moves it on from "freezing".
    lookUntil(() => this.#state.read().startsWith('FROZEN'));
  }

  thaw(): void {
    this.#state.write('THAWED');
  }

  cpu(): number {
    return this.#cpu.number() / 1e6;
  }

  tasks(): number {
    return this.#tasks.number();
  }

  memory(): number {
    return this.#memory.number();
  }

  peak(): number {
    return this.#peak.number();
  }

  ranOutOfMemory(): boolean {
    const control = readFileSync(join(this.#folder('memory'), 'memory.oom_control'), 'utf8');
    return Number(/oom_kill (\d+)/.exec(control)?.[1] ?? 0) > 0;
  }

  kill(): void {
    killAll(processesIn(this.#folder('freezer')));
    // A frozen process cannot die before it is thawed.
    this.thaw();
  }

  remove(): boolean {
    for (const file of [this.#state, this.#cpu, this.#tasks, this.#memory, this.#peak])
      file.close();
    return CONTROLLERS.map((controller) => removeFolder(this.#folder(controller))).every(Boolean);
  }
}
