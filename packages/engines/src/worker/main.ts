import { choose } from '../choose.js';
import type { Engine } from '../engine.js';
import { engines } from '../engines.js';
import type { Answer, Question } from './messages.js';
import { openPort } from './port.js';

// The thread a house AI thinks in, under Node and in a browser alike. It answers one question at a time
// and hears nothing meanwhile: whoever does not want to wait any longer ends the thread.

const port = await openPort();
let engine: Engine | null = null;

port.listen(async (question) => {
  try {
    await answer(question);
  } catch (error) {
    tell({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
  }
});

async function answer(question: Question): Promise<void> {
  if (question.kind === 'load') {
    const maker = engines.get(question.game);
    if (maker === undefined) throw new Error(`there is no house AI for ${question.game}`);
    engine = await maker.load(question.tableBits);
    tell({ kind: 'loaded', thread: port.thread });
    return;
  }
  if (engine === null) throw new Error('asked before an engine was loaded');
  if (question.kind === 'choose') {
    const { state, budget, level } = question;
    tell({ kind: 'done', thought: choose(engine, state, budget, level) });
    return;
  }
  const endless = { depth: null, nodes: null, noise: 0, seed: 0, deadline: null };
  for (const thought of engine.think(question.state, endless)) tell({ kind: 'thought', thought });
  tell({ kind: 'done', thought: null });
}

function tell(message: Answer): void {
  port.post(message);
}
