import type { SubscriptionChoice } from '@haberdash/api-client/consumers';

import type { RequestContext } from '../../platform/context/request-context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { ServiceRefusal } from '../../platform/errors/refusal.ts';
import type { Own } from '../../platform/policy/objects.ts';
import type { ConsumerRow } from './objects.ts';
import { judgeChoice, recipientOf } from './rules/subscriptions.ts';
import { subscriptionRepository } from './subscription-repository.ts';

/** Choices of one call. */
export interface SubscriptionCall {
  readonly choices: readonly SubscriptionChoice[];
  /** Where they stand in the body, such as `subscriptions`. */
  readonly field: string;
  readonly context: RequestContext;
  readonly now: Date;
}

/**
 * Writes what somebody chooses to hear, and from whom. When it was chosen, and whether the recipient has confirmed, is
 * for the service to say. An opt-out from what was never chosen changes nothing.
 */
export async function chooseSubscriptions(
  tx: Tx,
  person: Own<ConsumerRow>,
  { choices, field, context, now }: SubscriptionCall,
): Promise<void> {
  const repository = subscriptionRepository(tx);
  for (const [index, choice] of choices.entries()) {
    const { type, channel, optin, country = context.country, region = context.region } = choice;
    const known = await repository.ofPerson(person, { type, channel });
    const recipient = optin ? recipientOf(choice, person, country) : (known?.recipient ?? '');
    if (recipient === undefined) throw new ServiceRefusal('API400', { field: `${field}.${index}.recipient` });
    const verdict = judgeChoice(known, { optin, recipient });
    if (verdict === 'nothing') continue;
    if (verdict === 'opt-out') {
      if (known !== undefined)
        await repository.update(known, { optin: false, doubleOptin: false, optoutDate: now });
      continue;
    }
    const begun = {
      recipient,
      country,
      region,
      locale: context.locale,
      optin: true,
      doubleOptin: false,
      optinDate: now,
      optoutDate: null,
    };
    await (known === undefined
      ? repository.add(person, { type, channel }, begun)
      : repository.update(known, begun));
  }
}
