import type { SeedPerson } from '@haberdash/commerce-api/seed/seed-source.ts';

import { EDITORS, EMPLOYEES, PEOPLE } from './people.ts';

/** A demo account, to sign in with. */
export interface DescribedPerson {
  readonly role: string;
  /** Path in the shop, or `preview`. */
  readonly signsInAt: '/sign-in' | '/associate-login' | 'preview';
  /** E-mail address or number. */
  readonly name: string;
  readonly password: string;
}

function roleOf({ member, employee, athlete, identity, passwordHash }: SeedPerson): string {
  if (passwordHash !== undefined) return 'has to reset the password';
  if (member !== undefined) return 'loyalty member';
  if (employee !== undefined)
    return employee.hasAccepted ? 'employee' : 'employee who has not accepted the discount terms';
  if (athlete !== undefined) return 'athlete';
  return identity === undefined ? 'registered' : `prosumer, ${identity}`;
}

/** All demo accounts. */
export const describePeople = (): readonly DescribedPerson[] => [
  ...PEOPLE.map((person) => ({
    role: roleOf(person),
    signsInAt: '/sign-in' as const,
    name: person.email,
    password: person.password,
  })),
  ...EMPLOYEES.map(({ employeeNo, storeId, password }) => ({
    role: `associate of ${storeId}`,
    signsInAt: '/associate-login' as const,
    name: employeeNo,
    password,
  })),
  ...EDITORS.map(({ email, siteIds, password }) => ({
    role: siteIds.length === 1 ? `editor of ${siteIds.join()}` : 'editor of all sites',
    signsInAt: 'preview' as const,
    name: email,
    password,
  })),
];
