import type { NewsletterSignUp, SmsSignUp } from '@haberdash/api-client/consumers';

import { defineHandlers } from '../../../../platform/operations/area.ts';
import { shopperOf, type RequestContext } from '../../../../platform/context/request-context.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { hashOfSecret } from '../../token/hash-of-secret.ts';
import { chooseSubscriptions, optIn } from '../choose-subscriptions.ts';
import { consumerReader } from '../repository.ts';
import { mailRecipient, recipientOf, repeatsItself, smsRecipient } from '../rules/subscriptions.ts';
import { subscriptionRepository } from '../subscription-repository.ts';
import { toSubscription } from '../view.ts';

/** A sign-up of either form with a valid recipient. */
function signUpOf(body: SmsSignUp | NewsletterSignUp, context: RequestContext) {
  if ('email' in body) {
    if (!body.optIn) throw new ServiceError('PRO418', { field: 'optIn' });
    const recipient = mailRecipient(body.email);
    if (recipient === undefined) throw new ServiceError('AUT453', { field: 'email' });
    const { country, region } = context;
    return {
      type: 'Newsletter',
      channel: 'email',
      recipient,
      country,
      region,
      source: body.campaignName,
    } as const;
  }
  if (!body.termsAccepted) throw new ServiceError('API400', { field: 'termsAccepted' });
  if (!body.optin) throw new ServiceError('PRO418', { field: 'optin' });
  const { type, country, region = context.region } = body;
  const recipient = smsRecipient(body.recipient, country);
  if (recipient === undefined) throw new ServiceError('API400', { field: 'recipient' });
  return { type, channel: 'sms', recipient, country, region, source: null } as const;
}

/** Calls about subscriptions (spec 1 §3, §7). */
export const subscriptionHandlers = (clock: Clock) =>
  defineHandlers({
    getSubscriptions: async ({ object: person, db }) => ({
      consumerNo: person.consumerNo,
      subscriptions: (await consumerReader(db).subscriptions(person)).map(toSubscription),
      notifications: await consumerReader(db).notifications(person),
    }),
    updateSubscriptions: async ({ object: person, tx, body: { subscriptions: choices }, context }) => {
      if (repeatsItself(choices)) throw new ServiceError('PRO418', { field: 'subscriptions' });
      const now = new Date(clock.now());
      const call = { choices, field: 'subscriptions', context, now };
      const unknown = await chooseSubscriptions(tx, person, call);
      if (unknown.length > 0) throw new ServiceError('PRO404', { field: 'subscriptions' });
      const subscriptions = await consumerReader(tx).subscriptions(person);
      return { consumerNo: person.consumerNo, subscriptions: subscriptions.map(toSubscription) };
    },
    subscribe: async ({ body, context, transaction }) => {
      const { type, channel, source, ...where } = signUpOf(body, context);
      const now = new Date(clock.now());
      const { subject } = shopperOf(context);
      const consumerNo = await transaction(async (tx) => {
        const subscriptions = subscriptionRepository(tx);
        const person = await subscriptions.subscriber(subject, context.brand);
        const owner = person ?? { brand: context.brand, guest: where.recipient };
        const known = await subscriptions.find(owner, { type, channel });
        const isSettled = known?.doubleOptin === true && known.recipient === where.recipient;
        if (!isSettled)
          await optIn(tx, owner, { type, channel }, { ...where, source, locale: context.locale, now });
        return person?.consumerNo;
      });
      const begun = {
        type,
        channel,
        ...where,
        optin: true,
        doubleOptin: false,
        optinDate: now.toISOString(),
      };
      return { subscriptions: [begun], ...(consumerNo === undefined ? {} : { consumerNo }) };
    },
    confirmSubscription: async ({ body, transaction, reply }) => {
      reply.header('cache-control', 'no-store');
      const hash = hashOfSecret(body.code);
      const found = await transaction((tx) =>
        subscriptionRepository(tx).confirm(hash, new Date(clock.now())),
      );
      if (found === undefined) throw new ServiceError('API404');
      const { type, channel, optin, doubleOptin } = found;
      return { type, channel, optin, doubleOptin };
    },
    setNotification: async ({ object: person, tx, body, context }) => {
      const { requestType, organization, payload } = body;
      if (requestType === undefined) throw new ServiceError('ATTR100', { field: 'requestType' });
      if (organization === undefined) throw new ServiceError('ATTR200', { field: 'organization' });
      if (payload === undefined) throw new ServiceError('ATTR300', { field: 'payload' });
      if (organization !== person.brand) throw new ServiceError('API400', { field: 'organization' });
      const { channel, optin } = payload;
      const recipient = recipientOf(payload, person, context.country);
      if (recipient === undefined) throw new ServiceError('PRO418', { field: 'payload.recipient' });
      // The shop sends no other type.
      if (requestType !== 'DELIVERY') throw new ServiceError('API400', { field: 'requestType' });
      if (channel !== 'email') throw new ServiceError('API400', { field: 'payload.channel' });
      const updatedAt = new Date(clock.now());
      await subscriptionRepository(tx).notify(person, { requestType, channel, optin, recipient, updatedAt });
      return { requestType, channel, optin };
    },
  });
