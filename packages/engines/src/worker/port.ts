import type { Answer, Question } from './messages.js';

/** The worker's end of the line to whoever asks. */
export interface Port {
  /** The number the system knows this thread by, where it tells. */
  readonly thread: number | null;
  post(answer: Answer): void;
  listen(hear: (question: Question) => void): void;
}

export async function openPort(): Promise<Port> {
  return typeof process === 'undefined' ? browserPort() : nodePort();
}

function browserPort(): Port {
  return {
    thread: null,
    post: (answer) => globalThis.postMessage(answer),
    listen(hear) {
      globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => hear(data));
    },
  };
}

async function nodePort(): Promise<Port> {
  const { parentPort } = await import('node:worker_threads');
  const { existsSync, readlinkSync } = await import('node:fs');
  if (parentPort === null) throw new Error('this file is for a worker to run');
  const self = '/proc/thread-self';
  return {
    // Such as "1234/task/1240".
    thread: existsSync(self) ? Number(readlinkSync(self).split('/').pop()) : null,
    post: (answer) => parentPort.postMessage(answer),
    listen: (hear) => parentPort.on('message', hear),
  };
}
