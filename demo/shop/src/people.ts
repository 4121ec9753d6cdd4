import type { SeedEditor, SeedEmployee, SeedPerson } from '@haberdash/commerce-api/seed/seed-source.ts';

import { EDITIONS } from './content/content-sites.ts';

/** Below Argon2id's minimum memory, so that no password matches. */
const UNCOMPUTABLE_HASH = '$argon2id$v=19$m=1,t=1,p=1$bm9ydGhmZWxsLXNhbHQ$bm9ydGhmZWxsLXRhZw';

/** The password of all demo accounts. */
const PASSWORD = 'Northfell-2026';

const person = (
  number: number,
  [firstName, lastName]: readonly [string, string],
  email: string,
  rest: Partial<SeedPerson> = {},
): SeedPerson => ({
  consumerNo: `C${String(number).padStart(9, '0')}`,
  email: `${email}@example.com`,
  password: PASSWORD,
  firstName,
  lastName,
  birthDate: '1991-04-17',
  locale: 'en-us',
  ...rest,
});

/** An account per role; the README lists them. */
export const PEOPLE: readonly SeedPerson[] = [
  person(101, ['Noor', 'Haddad'], 'noor'),
  person(102, ['Linh', 'Nguyễn'], 'linh', { member: { memberId: 'M0000101', points: 1_240, pending: 85 } }),
  person(103, ['Tom', 'Becker'], 'tom', { employee: { spend: 42_050, cap: 250_000, hasAccepted: true } }),
  person(104, ['Maya', 'Rossi'], 'maya', { employee: { spend: 0, cap: 250_000, hasAccepted: false } }),
  person(105, ['Aoife', 'O’Neil'], 'aoife', { athlete: { spend: 42_050, credit: 200_000 } }),
  person(106, ['Marco', 'Keller'], 'marco', {
    identity: 'IPA',
    prosumer: { spend: 13_000, credit: 60_000 },
  }),
  person(107, ['Jules', 'Martin'], 'jules', {
    identity: 'WRANX',
    prosumer: { spend: 0, credit: 60_000 },
    locale: 'fr-fr',
  }),
  person(108, ['Pat', 'Reyes'], 'pat', { passwordHash: UNCOMPUTABLE_HASH }),
];

export const EMPLOYEES: readonly SeedEmployee[] = [
  { employeeNo: 'E10442', name: 'Sam Whitfield', storeId: 'NF-US-05', password: PASSWORD },
  { employeeNo: 'E20117', name: 'Ruth Adeyemi', storeId: 'NF-GB-01', password: PASSWORD },
];

/** One editor of all sites, one of the United States only. */
export const EDITORS: readonly SeedEditor[] = [
  {
    email: 'edith@example.com',
    siteIds: [...new Set(EDITIONS.map(({ siteId }) => siteId))],
    password: PASSWORD,
  },
  { email: 'emil@example.com', siteIds: ['NF-US'], password: PASSWORD },
];
