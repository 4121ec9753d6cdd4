import type { Database } from '../../platform/db/database.ts';
import { consumer, consumerEnrollment } from '../../domains/customers/index.ts';
import { createPasswordHasher, credential, editor } from '../../domains/accounts/index.ts';
import { storeEmployee } from '../../domains/shopping/index.ts';
import { shop } from '../../shared/shop.ts';
import { siteOfLocale } from '../../shared/countries/sites.ts';
import type { SeedData, SeedEditor, SeedEmployee, SeedPerson } from '../seed-source.ts';

const subjectOf = ({ consumerNo }: SeedPerson): string => `consumer-${consumerNo}`;
const subjectOfEmployee = ({ employeeNo }: SeedEmployee): string => `agent-${employeeNo}`;
const subjectOfEditor = ({ email }: SeedEditor): string => `editor-${email}`;

function consumerRow(person: SeedPerson, now: Date): typeof consumer.$inferInsert {
  const { consumerNo, email, firstName, lastName, birthDate, locale, identity } = person;
  const { athlete, prosumer, employee } = person;
  const currency = siteOfLocale(locale)?.currency;
  if (currency === undefined) throw new TypeError(`there is no site ${locale}`);
  return {
    consumerNo,
    subject: subjectOf(person),
    brand: shop.brand.id,
    email,
    emailVerifiedAt: now,
    firstName,
    lastName,
    birthDate,
    locale,
    currency,
    identities: identity === undefined ? [] : [identity],
    consumerType: employee === undefined ? 'CONSUMER' : 'EMPLOYEE',
    acceptedEmployeeTerms: employee?.hasAccepted ?? false,
    employeeSpend: employee?.spend ?? null,
    employeeCap: employee?.cap ?? null,
    athleteSpend: athlete?.spend ?? null,
    athleteCredit: athlete?.credit ?? null,
    prosumerSpend: prosumer?.spend ?? null,
    prosumerCredit: prosumer?.credit ?? null,
    completedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

/** Inserts people with password hashes, ignoring existing ones. */
export async function writePeople(
  database: Pick<Database, 'transaction'>,
  { people, employees, editors }: Pick<SeedData, 'people' | 'employees' | 'editors'>,
  now: Date,
): Promise<void> {
  const hasher = createPasswordHasher();
  const known: readonly (Pick<SeedPerson, 'password' | 'passwordHash'> & { readonly subject: string })[] = [
    ...people.map((each) => ({ ...each, subject: subjectOf(each) })),
    ...employees.map((each) => ({ ...each, subject: subjectOfEmployee(each) })),
    ...editors.map((each) => ({ ...each, subject: subjectOfEditor(each) })),
  ];
  if (known.length === 0) return;
  const credentials = await Promise.all(
    known.map(async ({ subject, password, passwordHash }) => ({
      subject,
      passwordHash: passwordHash ?? (await hasher.hash(password)),
      changedAt: now,
    })),
  );
  const members = people.flatMap(({ consumerNo, member }) =>
    member === undefined
      ? []
      : [
          {
            consumerNo,
            type: 'LOYALTY' as const,
            memberId: member.memberId,
            status: 'CONFIRMED' as const,
            points: member.points,
            pendingPoints: member.pending,
            enrolledAt: now,
          },
        ],
  );
  const team = employees.map((each) => ({
    employeeNo: each.employeeNo,
    subject: subjectOfEmployee(each),
    brand: shop.brand.id,
    storeId: each.storeId,
    name: each.name,
  }));
  await database.transaction(async (tx) => {
    const rows = people.map((each) => consumerRow(each, now));
    if (rows.length > 0) await tx.insert(consumer).values(rows).onConflictDoNothing();
    if (members.length > 0) await tx.insert(consumerEnrollment).values(members).onConflictDoNothing();
    if (team.length > 0) await tx.insert(storeEmployee).values(team).onConflictDoNothing();
    const writers = editors.map((each) => ({
      email: each.email,
      subject: subjectOfEditor(each),
      siteIds: [...each.siteIds],
    }));
    if (writers.length > 0) await tx.insert(editor).values(writers).onConflictDoNothing();
    await tx.insert(credential).values(credentials).onConflictDoNothing();
  });
}
