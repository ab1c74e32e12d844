import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../root.js';

// What runs an arena elsewhere cannot be run here; what can be read of it is held to what it must say.

const read = (name: string) => readFileSync(join(ROOT, 'ops', name), 'utf8');

interface Service {
  readonly command?: readonly string[];
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly cpuset?: string;
  readonly cap_add?: readonly string[];
}

describe('compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };

  it('has a database, a server and two workers with cores of their own', () => {
    expect(Object.keys(services)).toEqual(['postgres', 'server', 'worker-1', 'worker-2']);
    expect(services.server?.command?.[0]).toBe('serve');
    expect(services['worker-1']?.command?.[0]).toBe('worker');
    expect(services['worker-1']?.cpuset).not.toBe(services['worker-2']?.cpuset);
  });

  it('holds no secret: they come from a file that is not part of the house', () => {
    for (const { env_file, environment = {} } of Object.values(services)) {
      expect(env_file).toBe('daeguk.env');
      expect(Object.keys(environment).join()).not.toMatch(/PASSWORD|URL|TOKEN/);
    }
    expect(read('daeguk.env.example')).toMatch(/^POSTGRES_PASSWORD=$/m);
  });
});

describe.each([
  ['daeguk.service', 'serve'],
  ['daeguk-worker.service', 'worker'],
])('%s', (name, command) => {
  const unit = read(name);
  const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1];

  it(`starts ${command} and lets it make boxes`, () => {
    expect(value('ExecStart')).toMatch(new RegExp(`/daeguk ${command}( |$)`));
    expect(value('Delegate')).toBe('yes');
    for (const key of ['RestrictNamespaces', 'ProtectControlGroups', 'SystemCallFilter']) {
      expect(value(key)).toBeUndefined();
    }
  });

  it('is allowed just what a worker in a container is', () => {
    const { services } = parse(read('compose.yaml'), { merge: true });
    const allowed = services['worker-1'].cap_add.map((right: string) => `CAP_${right}`);
    expect(value('CapabilityBoundingSet')?.split(' ').sort()).toEqual(allowed.sort());
  });
});
