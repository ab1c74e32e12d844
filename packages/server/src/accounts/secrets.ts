import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** What nobody can guess: 256 bits, as text that fits into a cookie or a header. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret. Secrets are long and random: a slow hash would add nothing. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether two texts are the same, in a time that tells nothing of how far they are. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}

/** Letters and digits that nobody takes for one another. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to be read out or copied down, for one use: 16 letters, 79 bits. */
export function oneTimePassword(): string {
  const letter = () => READABLE[randomInt(READABLE.length)];
  const group = () => Array.from({ length: 4 }, letter).join('');
  return Array.from({ length: 4 }, group).join('-');
}
