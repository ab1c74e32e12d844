import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CgroupParentV2 } from './cgroup-v2.js';
import { CgroupTree } from './testing/cgroup-tree.js';
import { temporaryFolder } from './testing/folders.js';

const LIMITS = { memory: 64_000_000, tasks: 9 };

function groupIn(tree: CgroupTree, more: Readonly<Record<string, string>> = {}) {
  const parent = tree.parent;
  tree.grow('box', more);
  return parent.find('box');
}

describe('version 2 of cgroups', () => {
  test('is there if it offers what is needed', () => {
    const isMounted = (controllers: string) =>
      CgroupParentV2.isMounted(new CgroupTree(controllers).root);
    expect(isMounted('cpuset cpu io memory pids')).toBe(true);
    expect(isMounted('cpu memory pids')).toBe(true);
    // A hybrid machine, whose controllers are all bound to version 1:
    expect(isMounted('')).toBe(false);
    expect(isMounted('cpuset memory pids')).toBe(false);
    expect(CgroupParentV2.isMounted(temporaryFolder())).toBe(false);
  });

  test('is asked to count for us and for our groups', () => {
    const { root, ours, parent } = new CgroupTree();
    expect(parent.version).toBe('v2');
    for (const folder of [root, ours]) {
      const asked = readFileSync(join(folder, 'cgroup.subtree_control'), 'utf8');
      expect(asked).toBe('+memory +pids +cpu');
    }
  });

  test('a new group has its limits', () => {
    const tree = new CgroupTree();
    tree.parent.make('box', LIMITS);
    expect(tree.read('box', 'memory.max')).toBe('64000000');
    expect(tree.read('box', 'pids.max')).toBe('9');
    // Swap is not counted here, so there is nothing to forbid.
    expect(readdirSync(join(tree.ours, 'box')).sort()).toEqual(['memory.max', 'pids.max']);
  });

  test('groups are listed by name, files are not groups', () => {
    const tree = new CgroupTree();
    const parent = tree.parent;
    expect(parent.names()).toEqual([]);
    parent.make('one', LIMITS);
    parent.make('two', LIMITS);
    expect([...parent.names()].sort()).toEqual(['one', 'two']);
  });

  test('two groups of one name cannot be', () => {
    const { parent } = new CgroupTree();
    parent.make('box', LIMITS);
    expect(() => parent.make('box', LIMITS)).toThrow('EEXIST');
  });
});

describe('a group of version 2', () => {
  test('takes a process in', () => {
    const tree = new CgroupTree();
    const group = groupIn(tree);
    group.add(4321);
    expect(tree.read('box', 'cgroup.procs')).toBe('4321');
  });

  test('tells what was used', () => {
    const tree = new CgroupTree();
    const group = groupIn(tree);
    expect([group.cpu(), group.tasks(), group.memory()]).toEqual([1234.5, 3, 5_000_000]);
    // The files stay open, and what is read is what they hold now.
    tree.write('box', 'cpu.stat', 'usage_usec 2000000\n');
    tree.write('box', 'memory.current', '7000000\n');
    expect([group.cpu(), group.memory()]).toEqual([2000, 7_000_000]);
  });

  test('tells the most memory by the kernel, or else by what was seen', () => {
    const old = new CgroupTree();
    const group = groupIn(old);
    for (const bytes of ['100\n', '900\n', '300\n']) {
      old.write('box', 'memory.current', bytes);
      group.memory();
    }
    expect(group.peak()).toBe(900);
    expect(groupIn(new CgroupTree(), { 'memory.peak': '8000000\n' }).peak()).toBe(8_000_000);
  });

  test('tells whether the kernel ended something for want of memory', () => {
    const tree = new CgroupTree();
    const group = groupIn(tree);
    expect(group.ranOutOfMemory()).toBe(false);
    tree.write('box', 'memory.events', 'max 40\noom 2\noom_kill 1\noom_group_kill 0\n');
    expect(group.ranOutOfMemory()).toBe(true);
  });

  test('is frozen and thawed', () => {
    const tree = new CgroupTree();
    const group = groupIn(tree, { 'cgroup.freeze': '', 'cgroup.events': 'frozen 1\n' });
    group.freeze();
    expect(tree.read('box', 'cgroup.freeze')).toBe('1');
    group.thaw();
    // A plain file keeps both; to the kernel each write is a command.
    expect(tree.read('box', 'cgroup.freeze')).toBe('10');
  });

  test('that will not freeze does not hold us up for ever', () => {
    const tree = new CgroupTree();
    groupIn(tree).freeze();
    expect(tree.read('box', 'cgroup.freeze')).toMatch(/^1/);
  });

  test('is killed by the kernel where it can', () => {
    const tree = new CgroupTree();
    const group = groupIn(tree, { 'cgroup.kill': '', 'cgroup.freeze': '' });
    group.kill();
    expect(tree.read('box', 'cgroup.kill')).toBe('1');
    expect(tree.read('box', 'cgroup.freeze')).toBe('0');
  });

  test('is killed one by one where the kernel is too old', async () => {
    const tree = new CgroupTree();
    const group = groupIn(tree, { 'cgroup.freeze': '' });
    const children = [1, 2].map(() => spawn('/bin/sleep', ['60'], { stdio: 'ignore' }));
    onTestFinished(() => children.forEach((child) => void child.kill('SIGKILL')));
    const ends = children.map((child) => once(child, 'exit'));
    // One of them has ended meanwhile: no process has this number.
    const pids = [...children.map(({ pid }) => pid), 99_999_999];
    tree.write('box', 'cgroup.procs', `${pids.join('\n')}\n`);
    group.kill();
    const signals = (await Promise.all(ends)).map(([, signal]) => signal);
    expect(signals).toEqual(['SIGKILL', 'SIGKILL']);
    expect(tree.read('box', 'cgroup.freeze')).toBe('0');
  });

  test('is given back, and it does not matter if somebody else did', () => {
    const tree = new CgroupTree();
    const group = groupIn(tree);
    group.memory();
    tree.wither('box');
    expect(group.remove()).toBe(true);
    expect(existsSync(join(tree.ours, 'box'))).toBe(false);
    expect(group.remove()).toBe(true);
  });
});
