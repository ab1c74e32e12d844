import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARENT } from '../cgroup.js';
import { CgroupParentV2 } from '../cgroup-v2.js';
import { temporaryFolder } from './folders.js';

/** What the kernel would put in a new group's folder, as far as it is read or written here. */
const FILES = {
  'cgroup.procs': '',
  'cgroup.freeze': '0\n',
  'cgroup.events': 'populated 1\nfrozen 0\n',
  'cpu.stat': 'usage_usec 1234500\nuser_usec 1000000\nsystem_usec 234500\n',
  'pids.current': '3\n',
  'pids.max': 'max\n',
  'memory.current': '5000000\n',
  'memory.max': 'max\n',
  'memory.events': 'low 0\nhigh 0\nmax 4\noom 0\noom_kill 0\noom_group_kill 0\n',
};

/** A folder made to look like version 2 of the kernel's tree, for machines that have version 1. */
export class CgroupTree {
  readonly root = temporaryFolder();
  readonly ours = join(this.root, PARENT);

  constructor(controllers = 'cpuset cpu io memory hugetlb pids rdma misc') {
    writeFileSync(join(this.root, 'cgroup.controllers'), `${controllers}\n`);
  }

  get parent(): CgroupParentV2 {
    return new CgroupParentV2(this.root);
  }

  /** A group's folder with the kernel's files in it. */
  grow(name: string, more: Readonly<Record<string, string>> = {}): void {
    mkdirSync(join(this.ours, name), { recursive: true });
    for (const [file, content] of Object.entries({ ...FILES, ...more })) {
      this.write(name, file, content);
    }
  }

  read(name: string, file: string): string {
    return readFileSync(join(this.ours, name, file), 'utf8');
  }

  write(name: string, file: string, content: string): void {
    writeFileSync(join(this.ours, name, file), content);
  }

  /** Takes the kernel's files away, as the kernel does itself when a group is given back. */
  wither(name: string): void {
    const folder = join(this.ours, name);
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
  }
}
