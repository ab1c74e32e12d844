import type { Access, Me } from '@daeguk/api';
import { type Fault, fault } from '@daeguk/games';

/** What somebody may do who has not yet made the account their own. */
const FIRST_STEPS = ['PATCH /api/me', 'POST /api/me/password'];

/** These are about who asks, whatever they may do. */
const SESSIONS = [
  'GET /api/session',
  'POST /api/session',
  'DELETE /api/session',
  'POST /api/accounts',
];

/**
 * As whom somebody is answered. Others may know the password of an account that is not yet made somebody's own: what
 * is open to everybody shows it no more than that.
 */
export function answeredAs(name: string, account: Me | null): Me | null {
  const isOwn = account?.mustChangePassword === false && account.nickname !== null;
  return isOwn || [...FIRST_STEPS, ...SESSIONS].includes(name) ? account : null;
}

/** Why somebody may not ask for this, if so. What is open to everybody is open to all of them. */
export function objectionTo(name: string, access: Access, account: Me | null): Fault | null {
  if (access === 'anyone') return null;
  if (account === null) return fault('not-signed-in');
  if (!FIRST_STEPS.includes(name)) {
    if (account.mustChangePassword) return fault('must-change-password');
    if (account.nickname === null) return fault('must-choose-nickname');
  }
  return mayAsk(access, account) ? null : fault('forbidden');
}

function mayAsk(access: Access, { role }: Me): boolean {
  switch (access) {
    case 'organiser':
      return role === 'organiser';
    case 'contestant':
      return role === 'organiser' || role === 'contestant';
    default:
      return true;
  }
}
