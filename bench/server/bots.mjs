// Bots of the kits, with something put where their authors would think.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/root.mjs';

const CHOICE = '    return random.choice(legal_moves(board, me))';

/** @param {string} contest */
export function kitBot(contest) {
  const path = join(root, 'kits', contest, 'python/bot.py');
  return { name: 'bot.py', text: readFileSync(path, 'utf8') };
}

/**
 * A bot for Mak-yek that sleeps before each move, or is busy for as long. It plays the same game each time.
 * @param {'sleeps' | 'computes'} kind @param {number} seconds
 */
export function pacedBot(kind, seconds) {
  const { name, text } = kitBot('makyek');
  const ways = {
    sleeps: `    time.sleep(${seconds})`,
    computes: `    begun = time.process_time()
    while time.process_time() - begun < ${seconds}:
        pass`,
  };
  const paced = text
    .replace('import random\n', 'import random\nimport time\n')
    .replace(CHOICE, `${ways[kind]}\n${CHOICE}`);
  return { name, text: paced };
}
