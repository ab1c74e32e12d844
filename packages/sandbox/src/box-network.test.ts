import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inEachTier, openBox, python, run, shell } from './testing/boxes.js';

const PORT = 8888;

/** Says its name to whoever listens at the port, and hears one line. */
const calls = (name: string) => `
import socket
with socket.create_connection(('localhost', ${PORT})) as line:
    line.sendall(b'${name}\\n')
    print(line.makefile().readline(), end='')
`;

const tries = (host: string, port: number) => `
import socket
try:
    socket.create_connection(('${host}', ${port}), timeout=2)
    print('reached')
except OSError as error: print(type(error).__name__, error.errno)
`;

/** Answers the first caller with its own name, and tells who it was. */
async function greeted(server: Server): Promise<string> {
  const [socket] = (await once(server, 'connection')) as [Socket];
  const [piece] = (await once(socket, 'data')) as [Buffer];
  const name = piece.toString('utf8').trim();
  socket.end(`hello ${name}\n`);
  return name;
}

inEachTier((sandbox) => {
  describe('the network', () => {
    test('two boxes have the same port, and each reaches its own', async () => {
      const names = ['black', 'white'];
      const boxes = await Promise.all(names.map((name) => openBox(sandbox, python(calls(name)))));
      const servers = await Promise.all(boxes.map((box) => box.listen(PORT)));
      onTestFinished(() => servers.forEach((server) => void server.close()));
      const callers = servers.map(greeted);
      const heard = boxes.map(async (box) => String((await once(box.stdout, 'data'))[0]));
      for (const box of boxes) box.release();
      expect(await Promise.all(callers)).toEqual(names);
      expect(await Promise.all(heard)).toEqual(['hello black\n', 'hello white\n']);
      const ends = await Promise.all(boxes.map((box) => box.ended));
      expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    });

    test('a port that is taken cannot be listened at again', async () => {
      const box = await openBox(sandbox, python(''));
      const server = await box.listen(PORT);
      onTestFinished(() => void server.close());
      await expect(box.listen(PORT)).rejects.toThrow('EADDRINUSE');
    });

    test('a server of ours outside is out of reach', async () => {
      const server = createServer().listen(0, '0.0.0.0');
      await once(server, 'listening');
      onTestFinished(() => void server.close());
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const { output } = await run(sandbox, python(tries('127.0.0.1', port)));
      expect(output).toBe('ConnectionRefusedError 111\n');
    });

    test('there is nothing but its own loopback', async () => {
      // ENETUNREACH, at once: no packet leaves the box.
      expect((await run(sandbox, python(tries('192.0.2.1', 80)))).output).toBe('OSError 101\n');
      const { output } = await run(sandbox, shell('cut -s -d : -f 1 /proc/net/dev'));
      expect(output.split('\n').map((name) => name.trim())).toEqual(['lo', '']);
    });

    test('names other than its own are not known', async () => {
      const script = `
import socket
print(socket.gethostbyname('localhost'))
try: print(socket.gethostbyname('example.org'))
except OSError: print('unknown')
`;
      expect((await run(sandbox, python(script))).output).toBe('127.0.0.1\nunknown\n');
    });

    test('sockets that look at packets or talk to the kernel are refused', async () => {
      const script = `
import socket
for family in (socket.AF_PACKET, socket.AF_NETLINK, socket.AF_ALG, socket.AF_VSOCK):
    try: socket.socket(family, socket.SOCK_RAW); print('made')
    except OSError as error: print(error.errno)
`;
      expect((await run(sandbox, python(script))).output).toBe('97\n'.repeat(4));
    });
  });
});
