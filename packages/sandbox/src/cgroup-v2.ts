import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cgroup, type CgroupLimits, type CgroupParent, PARENT } from './cgroup.js';
import { groupNames, killAll, lookUntil, processesIn, removeFolder } from './cgroup-folder.js';
import { KernelFile } from './kernel-file.js';

const CONTROLLERS = ['memory', 'pids', 'cpu'];

/** Version 2: one tree, and a box has one folder in it. */
export class CgroupParentV2 implements CgroupParent {
  readonly version = 'v2';
  readonly #folder: string;

  constructor(root = '/sys/fs/cgroup') {
    this.#folder = join(root, PARENT);
    mkdirSync(this.#folder, { recursive: true });
    const wanted = CONTROLLERS.map((name) => `+${name}`).join(' ');
    for (const folder of [root, this.#folder]) {
      writeFileSync(join(folder, 'cgroup.subtree_control'), wanted);
    }
  }

  static isMounted(root = '/sys/fs/cgroup'): boolean {
    const list = join(root, 'cgroup.controllers');
    if (!existsSync(list)) return false;
    const offered = readFileSync(list, 'utf8').trim().split(' ');
    return CONTROLLERS.every((name) => offered.includes(name));
  }

  make(name: string, { memory, tasks }: CgroupLimits): Cgroup {
    const folder = join(this.#folder, name);
    mkdirSync(folder);
    const set = (file: string, value: number) => writeFileSync(join(folder, file), String(value));
    set('memory.max', memory);
    // With swap the limit would only slow a program down; where it is not counted, there is none.
    if (existsSync(join(folder, 'memory.swap.max'))) set('memory.swap.max', 0);
    set('pids.max', tasks);
    return this.find(name);
  }

  names(): readonly string[] {
    return groupNames(this.#folder);
  }

  find(name: string): Cgroup {
    return new CgroupV2(join(this.#folder, name));
  }
}

class CgroupV2 implements Cgroup {
  readonly #folder: string;
  readonly #freeze: KernelFile;
  readonly #events: KernelFile;
  readonly #cpu: KernelFile;
  readonly #tasks: KernelFile;
  readonly #memory: KernelFile;
  #seenPeak = 0;

  constructor(folder: string) {
    this.#folder = folder;
    this.#freeze = new KernelFile(join(folder, 'cgroup.freeze'), 'r+');
    this.#events = new KernelFile(join(folder, 'cgroup.events'));
    this.#cpu = new KernelFile(join(folder, 'cpu.stat'));
    this.#tasks = new KernelFile(join(folder, 'pids.current'));
    this.#memory = new KernelFile(join(folder, 'memory.current'));
  }

  add(pid: number): void {
    this.#write('cgroup.procs', String(pid));
  }

  freeze(): void {
    this.#freeze.write('1');
    lookUntil(() => this.#events.read().includes('frozen 1'));
  }

  thaw(): void {
    this.#freeze.write('0');
  }

  cpu(): number {
    return Number(/usage_usec (\d+)/.exec(this.#cpu.read())?.[1] ?? 0) / 1e3;
  }

  tasks(): number {
    return this.#tasks.number();
  }

  memory(): number {
    const now = this.#memory.number();
    this.#seenPeak = Math.max(this.#seenPeak, now);
    return now;
  }

  peak(): number {
    // Kernels before 5.19 keep no peak: then the most that was seen has to do.
    const file = join(this.#folder, 'memory.peak');
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) : this.#seenPeak;
  }

  ranOutOfMemory(): boolean {
    const events = readFileSync(join(this.#folder, 'memory.events'), 'utf8');
    return Number(/oom_kill (\d+)/.exec(events)?.[1] ?? 0) > 0;
  }

  kill(): void {
    // Kernels before 5.14 have no such file.
    if (existsSync(join(this.#folder, 'cgroup.kill'))) this.#write('cgroup.kill', '1');
    else killAll(processesIn(this.#folder));
    this.thaw();
  }

  remove(): boolean {
    for (const file of [this.#freeze, this.#events, this.#cpu, this.#tasks, this.#memory])
      file.close();
    return removeFolder(this.#folder);
  }

  #write(file: string, text: string): void {
    writeFileSync(join(this.#folder, file), text);
  }
}
