import { randomBytes } from 'node:crypto';
import type { SubscriptionChoice } from '@haberdash/api-client/consumers';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { queueMail } from '../../operations/index.ts';
import { hashOfSecret } from '../token/hash-of-secret.ts';
import type { ConsumerRow } from './objects.ts';
import type { SubscriptionRow } from './repository.ts';
import { checkChoice, recipientOf } from './rules/subscriptions.ts';
import { subscriptionRepository, type Subscriber, type SubscriptionName } from './subscription-repository.ts';

const CONFIRMATION_MS = 3 * 24 * 60 * 60_000;
/** 128 bits, which nobody guesses. */
const CODE_BYTES = 16;

/** Where an opt-in goes and where it was asked for. */
export interface OptIn extends Pick<SubscriptionRow, 'recipient' | 'country' | 'region' | 'locale'> {
  readonly source?: string | null;
  readonly now: Date;
}

/** Begins a subscription, and asks its recipient whether it was meant: nothing is sent to who has not confirmed. */
export async function optIn(
  tx: Tx,
  owner: Subscriber,
  name: SubscriptionName,
  { now, ...where }: OptIn,
): Promise<void> {
  const subscriptions = subscriptionRepository(tx);
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const confirmationHash = hashOfSecret(code);
  const begun = {
    ...where,
    optin: true,
    doubleOptin: false,
    optinDate: now,
    optoutDate: null,
    confirmationHash,
    confirmationEndsAt: new Date(now.getTime() + CONFIRMATION_MS),
  };
  const known = await subscriptions.find(owner, name);
  await (known === undefined ? subscriptions.add(owner, name, begun) : subscriptions.update(known, begun));
  const mail = { kind: 'subscription-confirmation', reference: confirmationHash, payload: { code } } as const;
  await queueMail(tx, mail, now);
}

/** Choices of one call. */
export interface SubscriptionCall {
  readonly choices: readonly SubscriptionChoice[];
  /** Where they stand in the body, such as `subscriptions`. */
  readonly field: string;
  readonly context: RequestContext;
  readonly now: Date;
}

/**
 * Writes what somebody chooses to hear, and where. When it was chosen, and whether the recipient has confirmed, is for
 * the service to say. Answers with the choices of an opt-out from what was never chosen, which change nothing.
 */
export async function chooseSubscriptions(
  tx: Tx,
  person: Own<ConsumerRow>,
  { choices, field, context, now }: SubscriptionCall,
): Promise<readonly SubscriptionChoice[]> {
  const subscriptions = subscriptionRepository(tx);
  const unknown: SubscriptionChoice[] = [];
  for (const [index, choice] of choices.entries()) {
    const { type, channel, optin, country = context.country, region = context.region } = choice;
    const known = await subscriptions.find(person, { type, channel });
    if (known === undefined && !optin) unknown.push(choice);
    const recipient = optin ? recipientOf(choice, person, country) : (known?.recipient ?? '');
    if (recipient === undefined) throw new ServiceError('API400', { field: `${field}.${index}.recipient` });
    const verdict = checkChoice(known, { optin, recipient });
    if (verdict === 'opt-in')
      await optIn(tx, person, { type, channel }, { recipient, country, region, locale: context.locale, now });
    if (verdict === 'opt-out' && known !== undefined)
      await subscriptions.update(known, {
        optin: false,
        doubleOptin: false,
        optoutDate: now,
        confirmationHash: null,
        confirmationEndsAt: null,
      });
  }
  return unknown;
}
