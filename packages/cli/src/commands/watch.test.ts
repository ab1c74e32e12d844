import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepToken, keptToken } from '../arena/tokens.js';
import { FAILED, type Io } from '../io.js';
import { watch } from './watch.js';

let folder: string;
let server: Server;
let address: string;
let status: number;
let shown: (string | undefined)[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daeguk-watch-'));
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  vi.stubEnv('DAEGUK_TOKEN', '');
  [status, shown] = [200, []];
  // An arena where nothing is on.
  server = createServer(({ headers }, response) => {
    shown.push(headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end('[]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

const io: Io = {
  out: () => {},
  write: () => {},
  err: () => {},
  input: (async function* () {})(),
  isInTerminal: false,
  isErrTerminal: false,
  outRows: 0,
  outColumns: 80,
  language: 'en',
};

test('one watches as whoever one is: by DAEGUK_TOKEN, by what was kept, or as anybody', async () => {
  expect(await watch(io, undefined, { server: address })).toBe(FAILED);
  keepToken(address, 'kept');
  await watch(io, undefined, { server: address });
  vi.stubEnv('DAEGUK_TOKEN', 'given');
  await watch(io, undefined, { server: address });
  expect(shown).toEqual([undefined, 'Bearer kept', 'Bearer given']);
});

test('a kept token that is refused is forgotten; what is given says nothing of it', async () => {
  status = 401;
  keepToken(address, 'kept');
  vi.stubEnv('DAEGUK_TOKEN', 'given');
  await watch(io, undefined, { server: address });
  expect(keptToken(address)).toBe('kept');
  vi.stubEnv('DAEGUK_TOKEN', '');
  await watch(io, undefined, { server: address });
  expect(keptToken(address)).toBeNull();
});
