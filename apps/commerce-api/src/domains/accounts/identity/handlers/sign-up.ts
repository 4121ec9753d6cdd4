import { randomInt, randomUUID } from 'node:crypto';
import type { SignUpRequest } from '@haberdash/api-client/consumers';

import { chooseSubscriptions, consumerRepository, placeOf } from '../../../customers/index.ts';
import { defineHandlers } from '../../../../platform/operations/area.ts';
import type { RequestContext } from '../../../../platform/context/request-context.ts';
import { rejectAll, ServiceError } from '../../../../platform/errors/service-error.ts';
import { needCustomerList } from '../customer-lists.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { mailEmailLink } from '../mail-email-link.ts';
import { recordOrigin, storeOf } from '../origin.ts';
import { identityRepository, type NewConsumer } from '../repository.ts';
import { checkSignUp, type Registered } from '../rules/sign-up.ts';

const TEMPORARY_MS = 7 * 24 * 60 * 60_000;
/** Customer numbers are drawn from a billion: three collisions in a row are a fault. */
const MOST_DRAWS = 3;

const consumerNumber = (): string => `C${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

const toConsumer = (
  person: Registered,
  { gender, source }: SignUpRequest,
  { brand, locale, currency }: RequestContext,
  now: Date,
): Omit<NewConsumer, 'consumerNo'> => ({
  ...person,
  subject: `consumer-${randomUUID()}`,
  brand,
  gender: gender ?? null,
  source: source ?? null,
  locale,
  currency,
  createdAt: now,
  updatedAt: now,
});

/** The call that makes an account. */
export const signUpHandlers = ({ clock, hasher, checkCaptcha, brands }: IdentityParts) =>
  defineHandlers({
    signUp: async ({ body, context, log, transaction }) => {
      await checkCaptcha({ action: 'register', token: body.recaptcha_response, context, log });
      const { brand } = context;
      needCustomerList(brands, brand);
      const verdict = checkSignUp(body, placeOf(context, clock.now()));
      if (!verdict.ok) {
        rejectAll(verdict.details);
        throw new ServiceError('API400');
      }
      const { person } = verdict;
      const passwordHash = await hasher.hash(body.password);
      const now = new Date(clock.now());
      const temporaryUntil =
        body.isTemporaryPassword === true ? new Date(now.getTime() + TEMPORARY_MS) : null;
      const added = toConsumer(person, body, context, now);
      for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
        const consumerNo = consumerNumber();
        const isAdded = await transaction(async (tx) => {
          const identities = identityRepository(tx);
          const consumers = consumerRepository(tx);
          if (await consumers.isEmailTaken({ brand, consumerNo }, person.email, now))
            throw new ServiceError('AUT439', { field: 'email' });
          const holder =
            person.phone === null
              ? undefined
              : await consumers.phoneHolder({ brand, consumerNo }, person.phone);
          if (holder !== undefined)
            throw new ServiceError(holder === 'member' ? 'AUT444' : 'AUT442', { field: 'phone' });
          const { enrolment = {} } = body;
          const favouriteStoreId = await storeOf(tx, enrolment);
          const account = await identities.addConsumer({ ...added, consumerNo, favouriteStoreId });
          if (account === undefined) return false;
          await mailEmailLink(tx, account, { kind: 'confirm', email: account.email }, now);
          await recordOrigin(tx, consumerNo, enrolment, now);
          await chooseSubscriptions(tx, account, {
            choices: body.subscriptions ?? [],
            field: 'subscriptions',
            context,
            now,
          });
          await identities.addCredential({
            subject: added.subject,
            passwordHash,
            temporaryUntil,
            changedAt: now,
          });
          return true;
        });
        if (isAdded) return { consumerNo };
      }
      throw new ServiceError('AUT500');
    },
  });
