import type { Opening } from '../look.js';

/** Beginnings that are looked at in courses: how far they are won shows what the game is about. */
export const openings: readonly Opening[] = [];
