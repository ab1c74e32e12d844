import { spawn } from 'node:child_process';
import { Server } from 'node:net';
import { fileURLToPath } from 'node:url';

const INSIDE = fileURLToPath(new URL('../inside/listener.mjs', import.meta.url));
const MILLISECONDS_TO_OPEN = 10_000;

/**
 * A server whose port is inside the network of a box, though we hold it outside: every box may have
 * the same port, and only what runs in the box can reach it.
 */
export function listenInside(pid: number, isRoot: boolean, port: number): Promise<Server> {
  const spaces = isRoot
    ? [`--net=/proc/${pid}/ns/net`]
    : [`--user=/proc/${pid}/ns/user`, `--net=/proc/${pid}/ns/net`, '--preserve-credentials'];
  const helper = spawn('/usr/bin/nsenter', [...spaces, process.execPath, INSIDE, String(port)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { NODE_CHANNEL_SERIALIZATION_MODE: 'json' },
    detached: true,
    timeout: MILLISECONDS_TO_OPEN,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    helper.on('message', (message, handle) => {
      if (handle instanceof Server) resolve(handle);
      else reject(new Error(`cannot listen inside the box: ${JSON.stringify(message)}`));
    });
    helper.on('error', reject);
    // After its last word: an end may be heard of before what was said.
    helper.on('close', (code, signal) => {
      reject(new Error(`cannot listen inside the box: nsenter ended with ${code ?? signal}`));
    });
  });
}
