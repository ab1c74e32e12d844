// The least a question and its answer can take: a plain child process, no box, no referee.
import { spawn } from 'node:child_process';

const ROUNDS = 20_000;
const child = spawn(process.argv[2] ?? '', [], { stdio: ['pipe', 'pipe', 'inherit'] });
const times = [];
child.stdin.write('START 1\n');
await new Promise((resolve) => child.stdout.once('data', resolve));
for (let round = 0; round < ROUNDS; round++) {
  const start = performance.now();
  child.stdin.write('TURN\n');
  await new Promise((resolve) => child.stdout.once('data', resolve));
  times.push(performance.now() - start);
}
child.stdin.end('END 0\n');
process.stdout.write(JSON.stringify(times));
