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

/** Signs an address up for news, which has to be confirmed by mail; a refusal comes back in words. */
export async function subscribe({ api, t, form: readForm }: Shopper): Promise<Outcome> {
  const form = await readForm();
  const email = textOf(form, 'email');
  if (email === '') return { ok: false, message: t('blocks.requiredEmail') };
  if (!emailRule.test(email)) return { ok: false, message: t('blocks.invalidEmail') };
  if (form.get('policy') !== 'on') return { ok: false, message: t('blocks.requiredPolicy') };
  const campaignName = textOf(form, 'campaignName').slice(0, 60) || 'shop';
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
