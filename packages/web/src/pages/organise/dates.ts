/** A moment as a field for date and time has it, in the time zone of the browser; '' for none. */
export function toField(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment a field says, as the server reads it; null for none, and for what is no moment. */
export function fromField(text: string): string | null {
  const time = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** As in "Asia/Seoul (UTC+9)". */
export function timeZone(at = new Date()): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const minutes = -at.getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${rest}`}`;
  return `${timeZone} (UTC${offset})`;
}
