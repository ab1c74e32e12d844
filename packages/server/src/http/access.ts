import type { Access, Me } from '@daeguk/api';
import { type Fault, fault } from '@daeguk/games';

/** What somebody may do who has not yet made the account their own. */
const FIRST_STEPS = ['PATCH /api/me', 'POST /api/me/password'];

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
