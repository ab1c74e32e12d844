import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { hashOf, isSame } from './secrets.js';

/** Argon2id, with as much memory and work as OWASP asks for at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const NUMBER = 'number:';

/** Verified where there is nothing else to verify: an answer takes as long for nobody as for somebody. */
let nobody: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * What an account has whose first password is its number: no secret, and to be changed at the first sign-in. So it is
 * made fast; a list of thousands is imported in a second.
 */
export function numberAsPassword(number: string): string {
  const salt = randomBytes(12).toString('base64url');
  return `${NUMBER}${salt}:${hashOf(salt + number)}`;
}

/** Whether a password is right. Null is of nobody, and whatever is said is wrong. */
export async function isRight(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('');
  const isHash = stored !== null && !stored.startsWith(NUMBER);
  const isVerified = await verify(isHash ? stored : await nobody, password);
  if (isHash || stored === null) return isHash && isVerified;
  const [salt = '', expected = ''] = stored.slice(NUMBER.length).split(':');
  return isSame(hashOf(salt + password), expected);
}
