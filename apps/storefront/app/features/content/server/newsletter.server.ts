import { ApiError } from '@haberdash/api-client';
import type { Outcome } from '@haberdash/blocks';
import { email as emailRule } from '@haberdash/validation';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { isFailedRead } from '../../../shared/reads/failed-read.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

interface Sent {
  readonly email: string;
  readonly policy: boolean;
  readonly campaignName: string;
}

/** Done, or why not, with what was sent: a document fills the form with it again. */
export type Subscribed =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly sent: Sent };

async function send({ api, t }: Shopper, { email, policy, campaignName }: Sent): Promise<Outcome> {
  if (email === '') return { ok: false, message: t('blocks.requiredEmail') };
  if (!emailRule.test(email)) return { ok: false, message: t('blocks.invalidEmail') };
  if (!policy) return { ok: false, message: t('blocks.requiredPolicy') };
  try {
    await api.consumers.POST('/consumers-v3/consumer/subscription', {
      body: { optIn: true, campaignName, email, acquisitionType: 'Signup' },
    });
    return { ok: true };
  } catch (error) {
    if (error instanceof ApiError && error.errorId === 'AUT453')
      return { ok: false, message: t('blocks.invalidEmail') };
    if (error instanceof ApiError || isFailedRead(error)) return { ok: false, message: t('blocks.failed') };
    throw error;
  }
}

/** Signs an address up for news, which has to be confirmed by mail; a refusal comes back in words. */
export async function subscribe(shopper: Shopper): Promise<Subscribed> {
  const form = await shopper.form();
  const sent = {
    email: textOf(form, 'email'),
    policy: form.get('policy') === 'on',
    campaignName: textOf(form, 'campaignName').slice(0, 60) || 'shop',
  };
  const outcome = await send(shopper, sent);
  return outcome.ok ? outcome : { ...outcome, sent };
}
