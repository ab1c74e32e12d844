import type { Answer, Question } from './messages.js';

/** A worker as it is used here: the same under Node and in a browser. */
export interface WorkerLine {
  post(question: Question): void;
  /** Ends it at once, in the middle of a thought if need be. */
  end(): void;
}

export interface WorkerListener {
  hear(answer: Answer): void;
  fail(problem: string): void;
}

export async function openWorker(listener: WorkerListener): Promise<WorkerLine> {
  return typeof process === 'undefined' ? browserWorker(listener) : nodeWorker(listener);
}

function browserWorker({ hear, fail }: WorkerListener): WorkerLine {
  const worker = new Worker(new URL('./main.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => hear(data);
  worker.onerror = ({ message }) => fail(message);
  return { post: (question) => worker.postMessage(question), end: () => worker.terminate() };
}

async function nodeWorker({ hear, fail }: WorkerListener): Promise<WorkerLine> {
  const { Worker } = await import('node:worker_threads');
  // The compiled entry, even when this file itself is run from its source. Not in one expression, which
  // bundlers would take for a worker of theirs.
  const here = import.meta.url;
  const worker = new Worker(new URL('../../dist/worker/main.js', here), { execArgv: [] });
  worker.on('message', hear);
  worker.on('error', ({ message }) => fail(message));
  return {
    post: (question) => worker.postMessage(question),
    end: () => void worker.terminate(),
  };
}
