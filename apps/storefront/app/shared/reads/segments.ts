import { rolesOf, type Role } from '@haberdash/account';
import type { ShopperSession } from '../session/shopper-session.ts';

type Session = Pick<ShopperSession, 'basketId' | 'consumer'>;

function sessionRoles({ consumer }: Session): readonly Role[] {
  const facts = consumer();
  if (facts === undefined) return rolesOf(undefined);
  const { consumerType, memberId } = facts;
  return rolesOf({
    consumerDetails: { employee: consumerType === 'EMPLOYEE' ? {} : undefined },
    isLoyaltyMember: memberId !== undefined,
  });
}

/** The audiences of a session (spec 3 §6): signed in, member, employee, cart not empty. */
export function segmentsOf(session: Session): readonly string[] {
  const roles = sessionRoles(session);
  return [
    roles.includes('registered') ? 'logged-in' : 'logged-out',
    ...(roles.includes('loyalty-member') ? ['loyalty-member'] : []),
    roles.includes('employee') ? 'employee' : 'not-employee',
    session.basketId() === undefined ? 'cart-empty' : 'cart-not-empty',
  ];
}
