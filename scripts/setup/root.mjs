import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the clone. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
