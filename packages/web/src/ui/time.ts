import { language } from '../app/language.svelte.js';

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** As in "3 minutes ago". */
export function ago(moment: string, now = Date.now()): string {
  const seconds = (new Date(moment).getTime() - now) / 1000;
  const [unit, length] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' });
  return format.format(Math.trunc(seconds / length), unit);
}

export function dateAndTime(moment: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language(), style).format(new Date(moment));
}

/** With seconds, for what goes by quickly. */
export function timeOfDay(moment: string): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: 'medium' }).format(new Date(moment));
}

/** A clock: 1:05, or 9.4 when it gets short. */
export function clock(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
