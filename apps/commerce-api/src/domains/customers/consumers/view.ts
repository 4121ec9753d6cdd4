import type { BookAddress, ConsumerProfile, Subscription } from '@haberdash/api-client/consumers';

import { toMajor, type Currency } from '../../../shared/money.ts';
import type { EmailLinkRow } from './email-link-repository.ts';
import type { ConsumerRow } from './objects.ts';
import type { AddressRow, EnrollmentRow, ProfileParts, SubscriptionRow } from './repository.ts';

type Present<T> = { [Key in keyof T]?: NonNullable<T[Key]> };

/** Drops null and undefined fields. */
export function present<T extends object>(fields: T): Present<T> {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  // Only optional fields are dropped.
  return Object.fromEntries(given) as Present<T>;
}

const toBookAddress = ({ id, approachType, main, version, address }: AddressRow): BookAddress => ({
  id,
  approachType,
  main,
  version,
  ...address,
});

export const toSubscription = (row: SubscriptionRow): Subscription => ({
  type: row.type,
  channel: row.channel,
  optin: row.optin,
  doubleOptin: row.doubleOptin,
  recipient: row.recipient,
  country: row.country,
  region: row.region,
  ...present({ optinDate: row.optinDate?.toISOString(), optoutDate: row.optoutDate?.toISOString() }),
});

const credit = (currentSpend: number | null, annualCredit: number | null, currency: Currency) =>
  annualCredit === null
    ? undefined
    : { currentSpend: toMajor(currentSpend ?? 0), annualCredit: toMajor(annualCredit), currency };

const discountOf = (person: ConsumerRow) =>
  person.employeeCap === null
    ? undefined
    : {
        currentSpend: toMajor(person.employeeSpend ?? 0),
        annualCap: toMajor(person.employeeCap),
        currency: person.currency,
        isEmployeeDiscountTCAccepted: person.acceptedEmployeeTerms,
      };

export const toPendingEmail = ({ email, expiresAt }: EmailLinkRow) => ({
  email,
  expiresAt: expiresAt.toISOString(),
});

const detailsOf = (person: ConsumerRow, addresses: readonly AddressRow[], pending?: EmailLinkRow) => ({
  consumerNo: person.consumerNo,
  consumerType: person.consumerType,
  email: person.email,
  isEmailVerified: person.emailVerifiedAt !== null,
  ...present({
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: person.birthDate,
    gender: person.gender,
    phone: person.phone,
    phoneCode: person.phoneCode,
    postalCode: person.postalCode,
    athlete: credit(person.athleteSpend, person.athleteCredit, person.currency),
    employee: discountOf(person),
    prosumer: credit(person.prosumerSpend, person.prosumerCredit, person.currency),
    pendingEmail: pending && pending.email !== person.email ? toPendingEmail(pending) : undefined,
  }),
  address: addresses.map(toBookAddress),
  identity: (['WRANX', 'IPA'] as const)
    .filter((type) => person.identities.includes(type))
    .map((type) => ({ type })),
});

const toEnrollment = ({ type, memberId, status, enrolledAt }: EnrollmentRow) => ({
  type,
  memberId,
  status,
  enrolledAt: enrolledAt.toISOString(),
});

/** The public view of a profile; points only on request. */
export function toProfile(
  person: ConsumerRow,
  { addresses, enrollments, subscriptions, toConfirm }: ProfileParts,
  withPoints = false,
): ConsumerProfile {
  const loyalty = enrollments.find(({ type, status }) => type === 'LOYALTY' && status === 'CONFIRMED');
  return {
    consumerDetails: detailsOf(person, addresses, toConfirm),
    enrollments: enrollments.map(toEnrollment),
    isLoyaltyMember: loyalty !== undefined,
    ...present({ loyaltyOptInDate: loyalty?.enrolledAt.toISOString() }),
    ...(withPoints && loyalty !== undefined
      ? { loyaltySummary: { points: { balance: loyalty.points, pending: loyalty.pendingPoints } } }
      : {}),
    version: person.version,
    preferences: {
      interests: person.interests,
      ...present({ preferredShoeSize: person.preferredShoeSize }),
    },
    subscriptions: subscriptions.map(toSubscription),
    ...present({ source: person.source }),
  };
}
