import type { Opening } from '../look.js';

export const openings: readonly Opening[] = [];
