import { type Reason, reasonWords } from '@daeguk/api';
import { wordOf } from '../app/language.svelte.js';

/** Why a submission is in the state it is in, as a sentence. */
export function reasonSentence({ code, values }: Reason): string {
  return wordOf(reasonWords, `fault.${code}`, values) ?? code;
}
