import { missingFields } from '@haberdash/account';
import { randomInt } from 'node:crypto';
import type { ConsumerProfileChange } from '@haberdash/api-client/consumers';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { violatedConstraint } from '../../../platform/db/violated-constraint.ts';
import { rejectAll, ServiceError } from '../../../platform/errors/service-error.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { chooseSubscriptions } from './choose-subscriptions.ts';
import type { ConsumerRow } from './objects.ts';
import { consumerRepository, type ConsumerChange } from './repository.ts';
import { checkDetails, type DetailsChange } from './rules/details.ts';
import { placeOf } from './site-rules.ts';

const FIELD = 'consumerProfile';
const PHONE_FIELD = `${FIELD}.consumerDetails.phone`;

/** Ten digits make collisions unlikely. */
const newMemberId = (): string => `M${randomInt(1_000_000_000, 10_000_000_000)}`;

type Repository = ReturnType<typeof consumerRepository>;

async function rejectTakenPhone(
  person: Own<ConsumerRow>,
  { phone }: DetailsChange,
  consumers: Repository,
): Promise<void> {
  const holder = phone ? await consumers.phoneHolder(person, phone) : undefined;
  if (holder !== undefined)
    throw new ServiceError(holder === 'member' ? 'AUT444' : 'AUT442', { field: PHONE_FIELD });
}

/** Another account may take the phone between check and update. */
async function withTakenReported(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (violatedConstraint(error) === 'consumer_phone')
      throw new ServiceError('AUT442', { field: PHONE_FIELD });
    throw error;
  }
}

/** Enrols an account that accepts the terms; confirmed once the profile is complete. */
async function enroll(
  person: Own<ConsumerRow>,
  after: ConsumerRow,
  enrollments: NonNullable<ConsumerProfileChange['enrollments']>,
  consumers: Repository,
  now: Date,
): Promise<void> {
  const rejected = enrollments.findIndex(({ termsAccepted }) => !termsAccepted);
  if (rejected >= 0)
    throw new ServiceError('API400', { field: `${FIELD}.enrollments.${rejected}.termsAccepted` });
  const known = (await consumers.enrollments(person)).find(({ type }) => type === 'LOYALTY');
  const isWanted = enrollments.some(({ type }) => type === 'LOYALTY');
  if (known === undefined && !isWanted) return;
  if (known === undefined && after.birthDate === null)
    throw new ServiceError('PRO411', { field: `${FIELD}.consumerDetails.birthDate` });
  if (known?.status === 'CONFIRMED') return;
  const status = missingFields(after).length === 0 ? 'CONFIRMED' : 'UNCONFIRMED';
  await consumers.enroll(person, { memberId: known?.memberId ?? newMemberId(), status }, now);
}

const preferencesOf = ({
  interests,
  preferredShoeSize,
}: NonNullable<ConsumerProfileChange['preferences']>) => ({
  ...(interests === undefined ? {} : { interests }),
  ...(preferredShoeSize === undefined ? {} : { preferredShoeSize: preferredShoeSize || null }),
});

/** Changes a profile, all parts or none; PRO412 for a change of an older version. */
export async function changeProfile(
  tx: Tx,
  person: Own<ConsumerRow>,
  change: ConsumerProfileChange,
  { context, now, extra = {} }: { context: RequestContext; now: Date; extra?: ConsumerChange },
): Promise<void> {
  if (change.version !== undefined && change.version !== person.version)
    throw new ServiceError('PRO412', { field: `${FIELD}.version` });
  const consumers = consumerRepository(tx);
  const place = placeOf(context, now.getTime());
  const verdict = checkDetails(change.consumerDetails ?? {}, person.consumerType === 'EMPLOYEE', place);
  if (!verdict.ok) return rejectAll(verdict.details);
  await rejectTakenPhone(person, verdict.change, consumers);
  const values = {
    ...verdict.change,
    ...preferencesOf(change.preferences ?? {}),
    ...(change.source === undefined ? {} : { source: change.source }),
    ...extra,
  };
  await withTakenReported(() => consumers.update(person, values, now));
  const after = { ...person, ...verdict.change };
  await enroll(person, after, change.enrollments ?? [], consumers, now);
  await chooseSubscriptions(tx, after, {
    choices: change.subscriptions ?? [],
    field: `${FIELD}.subscriptions`,
    context,
    now,
  });
}
