import type { Server } from 'node:net';
import { protocols } from '@daeguk/protocols';
import {
  boxPlan,
  type Contest,
  drawConditions,
  type Entry,
  timeToLeave,
  toldTo,
} from '@daeguk/referee';
import { Box, type Sandbox } from '@daeguk/sandbox';
import { type Finding, plainFinding } from './finding.js';

/** How long a bot may take to start, answer and leave when nobody is there any more. */
const MILLISECONDS = 3000;
const PORT = 8888;

/**
 * The referee is gone without a goodbye: after the greeting the input ends, or the connection does. Whatever a
 * bot does then costs nothing, since it is ended; but one that stays would stay for ever elsewhere.
 */
export async function checkEndOfInput(
  contest: Contest,
  bot: Extract<Entry, { kind: 'program' }>,
  sandbox: Sandbox,
): Promise<Finding> {
  const box = await Box.open(sandbox, boxPlan(contest, bot));
  try {
    return await leavesAlone(box, contest, bot.protocol);
  } finally {
    await box.end();
  }
}

async function leavesAlone(box: Box, contest: Contest, protocol: string): Promise<Finding> {
  box.stdout.resume();
  box.stderr.resume();
  const isTcp = protocols.get(protocol)?.transport === 'tcp';
  const server = isTcp ? await hangUp(box) : null;
  if (!isTcp) greetAndEnd(box, contest, protocol);
  box.release();
  await timeToLeave(box, MILLISECONDS);
  const { code, signal } = await box.end();
  server?.close();
  if (signal === 'SIGKILL')
    return plainFinding('end-of-input', 'passed', [{ name: 'stays', values: {} }]);
  // A lost connection is an error, and may be called one.
  const isOrderly = signal === null && (isTcp || code === 0 || code === null);
  const remark = { name: 'leaves-badly', values: { code: signal ?? code ?? '' } } as const;
  return plainFinding('end-of-input', 'passed', isOrderly ? [] : [remark]);
}

/** The second seat is greeted and not asked for anything yet. */
function greetAndEnd(box: Box, contest: Contest, protocol: string): void {
  const conditions = drawConditions(contest, 1);
  const told = toldTo({ contest, conditions, moves: [] }, 'second', protocol, 0);
  box.stdin.end(Buffer.concat(told.flat()));
}

async function hangUp(box: Box): Promise<Server> {
  const server = await box.listen(PORT);
  server.on('connection', (socket) => {
    socket.on('error', () => {});
    socket.destroy();
  });
  return server;
}
