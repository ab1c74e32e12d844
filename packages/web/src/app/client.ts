import { Client } from '@daeguk/api';
import { language } from './language.svelte.js';

/** Speaks to the server this page came from, in the language of the page. */
export const client = new Client({
  address: '',
  get language() {
    return language();
  },
});
