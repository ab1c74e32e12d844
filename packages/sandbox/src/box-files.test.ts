import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inEachTier, python, run, shell } from './testing/boxes.js';
import { temporaryFolder } from './testing/folders.js';

/** Tries to write a file in each folder and says where it could. */
const WRITES_EVERYWHERE = `
import os
for place, folders, _ in os.walk('/'):
    if place in ('/proc', '/usr'): folders.clear()
    try:
        with open(place + '/daeguk-was-here', 'w') as file: file.write('x')
        print(place)
    except OSError: pass
`;

inEachTier((sandbox) => {
  describe('the file system', () => {
    test('is read-only but for the scratch folder', async () => {
      expect((await run(sandbox, python(WRITES_EVERYWHERE))).output).toBe('/scratch\n');
      const none = { limits: { scratch: 0 } };
      expect((await run(sandbox, python(WRITES_EVERYWHERE), none)).output).toBe('');
      expect(existsSync('/usr/daeguk-was-here')).toBe(false);
    });

    test('holds the system and little else', async () => {
      const { output } = await run(sandbox, shell('ls -A /; ls -A /etc /dev'));
      const names = output.split('\n');
      const absent = ['home', 'root', 'tmp', 'var', 'run', 'sys', 'mnt', 'opt', 'work', 'srv'];
      expect(names.filter((name) => absent.includes(name))).toEqual([]);
      expect(names).toEqual(expect.arrayContaining(['usr', 'etc', 'dev', 'proc', 'null', 'hosts']));
      for (const secret of ['passwd', 'shadow', 'hostname', 'resolv.conf', 'ssl', 'shm', 'tty']) {
        expect(names).not.toContain(secret);
      }
    });

    test.each(['/etc/passwd', '/etc/shadow', '/home', '/root', '/proc/1/environ', '/proc/1/root'])(
      '%s cannot be read',
      async (path) => {
        const end = await run(sandbox, shell(`cat ${path} || ls ${path}/`));
        expect(end.code).not.toBe(0);
        expect(end.output).toBe('');
      },
    );

    test('shows no other processes than those of the box', async () => {
      const script = `import os; print([pid for pid in os.listdir('/proc') if pid.isdigit()])`;
      const { output } = await run(sandbox, python(script));
      expect(output).toBe("['1', '2']\n");
    });

    test('a visible file can be read and not written, a writable folder can', async () => {
      const folder = temporaryFolder();
      chmodSync(folder, 0o777);
      const file = join(folder, 'book');
      writeFileSync(file, 'openings\n');
      chmodSync(file, 0o666);
      const visible = [
        { from: file, at: '/deep/down/book' },
        { from: folder, at: '/bot', writable: true },
      ];
      const script = `
cat /deep/down/book
(echo changed > /deep/down/book) 2>/dev/null || echo refused
rm -f /deep/down/book 2>/dev/null || echo refused
touch /deep/down/other 2>/dev/null || echo refused
echo made > /bot/product
`;
      const end = await run(sandbox, shell(script), { visible });
      expect(end).toMatchObject({ code: 0, output: 'openings\nrefused\nrefused\nrefused\n' });
      expect(readFileSync(file, 'utf8')).toBe('openings\n');
      expect(readFileSync(join(folder, 'product'), 'utf8')).toBe('made\n');
    });
  });

  describe('the scratch folder', () => {
    test('takes what fits and not a byte more', async () => {
      const script = `
import os
def write(size):
    try:
        with open('file', 'wb') as file: file.write(bytes(size))
        return 'written'
    except OSError as error: return error.strerror
print(os.getcwd(), write(1 << 20), write((1 << 20) + 1))
`;
      const { output } = await run(sandbox, python(script), { limits: { scratch: 1 << 20 } });
      expect(output).toBe('/scratch written No space left on device\n');
    });

    test('is empty at the start and gone afterwards', async () => {
      const before = readdirSync(tmpdir());
      const script = 'ls -A; echo x > left-by-a-bot; ls -A';
      for (let round = 0; round < 2; round++) {
        expect((await run(sandbox, shell(script))).output).toBe('left-by-a-bot\n');
      }
      const left = readdirSync(tmpdir()).filter((name) => !before.includes(name));
      expect(left).not.toContain('left-by-a-bot');
      expect(existsSync('/scratch')).toBe(false);
    });
  });

  describe('the surroundings', () => {
    test('are a few variables', async () => {
      process.env.DAEGUK_SECRET = 'not for bots';
      const { output } = await run(sandbox, ['/usr/bin/env']);
      delete process.env.DAEGUK_SECRET;
      const variables = output.split('\n').filter((line) => line !== '' && !/^PWD=/.test(line));
      expect(variables.sort()).toEqual([
        'HOME=/scratch',
        'LANG=C.UTF-8',
        'PATH=/usr/bin:/bin',
        'TMPDIR=/scratch',
      ]);
    });

    test('without a scratch folder it is at home in the root', async () => {
      const script = 'echo "$HOME" "$(pwd)" "[$TMPDIR]"';
      const { output } = await run(sandbox, shell(script), { limits: { scratch: 0 } });
      expect(output).toBe('/ / []\n');
    });

    test('are where it was told to be', async () => {
      expect((await run(sandbox, ['/bin/pwd'], { folder: '/usr/bin' })).output).toBe('/usr/bin\n');
    });

    test('give it three descriptors', async () => {
      // In place of what we have inherited ourselves there may be more, but they lead nowhere.
      const script = `
import os
for fd in os.listdir('/proc/self/fd'):
    try: place = os.readlink('/proc/self/fd/' + fd)
    except FileNotFoundError: continue  # the one by which we look
    if place != '/dev/null': print(fd)
`;
      expect((await run(sandbox, python(script))).output).toBe('0\n1\n2\n');
    });

    test('make it nobody in particular, with no rights', async () => {
      const { output } = await run(sandbox, shell('cat /proc/self/status'));
      const line = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(output)?.[1];
      if (sandbox.isRoot) expect(line('Uid')).toMatch(/^(1[6-9]\d{8})(\t\1){3}$/);
      expect(line('Groups')?.trim()).toBe('');
      for (const rights of ['CapInh', 'CapPrm', 'CapEff', 'CapAmb']) {
        expect(line(rights)).toMatch(/^0+$/);
      }
      expect(line('NoNewPrivs')).toBe('1');
      expect(line('Seccomp')).toBe('2');
    });
  });
});
