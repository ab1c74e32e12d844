import { createHash } from 'node:crypto';
import { calendarOf } from './calendar.js';
import type { ContestRow } from './contests.js';

/** By which it is told whether a contest is still what somebody has read: another one whenever organisers change it. */
export function revisionOf(row: ContestRow): string {
  const told = JSON.stringify([row.file, row.entry, calendarOf(row)]);
  return createHash('sha256').update(told).digest('base64url').slice(0, 16);
}
