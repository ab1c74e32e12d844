import type { Fault } from '@daeguk/games';
import { speaker } from '../../../app/language.svelte.js';
import { sentenceOf } from '../../../ui/fault.js';
import { bounds } from '../rules/bounds.js';
import { words as ruleWords } from '../rules/words.js';
import { words as organiseWords } from '../words.js';
import { words } from './form-words.js';
import type { Slip } from './slips.js';

const say = speaker(words);
const sayRule = speaker(ruleWords);
const sayOrganise = speaker(organiseWords);

/** What is wrong with a form, by its fields: its own slips, and what the server found. */
export function problemsOf(slips: readonly Slip[], fault: Fault | null): Map<string, string> {
  const problems = new Map(slips.map((slip) => [slip.path, sentence(slip)]));
  const field = fault?.values.field;
  if (fault && typeof field === 'string') {
    const { problem } = fault.values;
    problems.set(field, typeof problem === 'string' ? problem : sentenceOf(fault));
  }
  return problems;
}

function sentence({ path, kind }: Slip): string {
  switch (kind) {
    case 'number': {
      const { least = 0, most = 0, isWhole = false } = bounds[path] ?? {};
      return sayOrganise(isWhole ? 'whole.between' : 'number.between', { least, most });
    }
    case 'champions':
      return sayRule('champions.none');
    case 'untimed':
    case 'range':
      return say(kind);
    default:
      return say(`${kind}.wrong`);
  }
}
