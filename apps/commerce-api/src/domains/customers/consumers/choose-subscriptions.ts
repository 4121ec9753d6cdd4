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
/** 128 bits. */
const CODE_BYTES = 16;

export interface OptIn extends Pick<SubscriptionRow, 'recipient' | 'country' | 'region' | 'locale'> {
  readonly source?: string | null;
  readonly now: Date;
}

/** Starts a double opt-in: nothing is sent until the recipient confirms. */
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

export interface SubscriptionCall {
  readonly choices: readonly SubscriptionChoice[];
  /** The path of the choices in the body. */
  readonly field: string;
  readonly context: RequestContext;
  readonly now: Date;
}

/** Applies subscription choices; returns opt-outs that no subscription matches. */
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
