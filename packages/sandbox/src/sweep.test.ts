import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import type { Cgroup, CgroupParent } from './cgroup.js';
import { statOf } from './processes.js';
import { boxEnvironment, boxName, sweep } from './sweep.js';

/** A place in the kernel's tree that notes what is done to its groups. */
function fakeParent(names: readonly string[]): { parent: CgroupParent; done: string[] } {
  const done: string[] = [];
  const find = (name: string) => {
    const group: Partial<Cgroup> = {
      kill: () => done.push(`kill ${name}`),
      remove: () => done.push(`remove ${name}`) > 0,
    };
    return group as Cgroup;
  };
  const make = () => {
    throw new Error('sweeping makes nothing');
  };
  return { parent: { version: 'v2', names: () => names, find, make }, done };
}

describe('sweeping', () => {
  const startTime = statOf(process.pid)!.startTime;

  test('leaves the boxes of those who live', () => {
    const parentPid = process.ppid;
    const theirs = `${parentPid}-${statOf(parentPid)!.startTime}-7`;
    const { parent, done } = fakeParent([boxName(), `${process.pid}-${startTime}-99`, theirs]);
    sweep(parent);
    expect(done).toEqual([]);
  });

  test('clears away the boxes of the dead, even if their number lives on in another', () => {
    const gone = '99999999-123-1';
    const reborn = `${process.pid}-${startTime - 1}-1`;
    const { parent, done } = fakeParent([gone, boxName(), reborn]);
    sweep(parent);
    expect(done).toEqual([
      ...[`kill ${gone}`, `remove ${gone}`],
      ...[`kill ${reborn}`, `remove ${reborn}`],
    ]);
  });

  test('ends what was left half-made by the dead, and by nobody else', async () => {
    const start = (owner: string) => {
      const child = spawn('/bin/sleep', ['60'], { env: { DAEGUK_BOX: owner } });
      return { child, ended: once(child, 'exit') };
    };
    const [ours = '', here = ''] = boxEnvironment().DAEGUK_BOX.split(' ');
    const orphan = start(`99999999-123 ${here}`);
    // In a container the same number may be somebody else's, who lives.
    const spared = [start(`${ours} ${here}`), start('99999999-123 pid:[1]')];
    await Promise.all([orphan, ...spared].map(({ child }) => once(child, 'spawn')));
    sweep(null);
    expect(await orphan.ended).toEqual([null, 'SIGKILL']);
    for (const { child, ended } of spared) {
      child.kill();
      expect(await ended).toEqual([null, 'SIGTERM']);
    }
  });

  test('has nothing to do where there is nothing', () => {
    const { parent, done } = fakeParent([]);
    sweep(parent);
    expect(done).toEqual([]);
  });
});

test('every box has another name, and it tells whose it is', () => {
  const names = [boxName(), boxName(), boxName()];
  expect(new Set(names).size).toBe(3);
  const own = `${process.pid}-${statOf(process.pid)?.startTime}-`;
  expect(names.every((name) => name.startsWith(own))).toBe(true);
});
