import { useState } from 'react';
import type { NewsletterTexts } from '../context/block-texts.ts';
import type { NewsletterPort, Outcome } from '../context/block-ports.ts';
import { CONTENT_FIGURES } from '../model/index.ts';

/** What a newsletter form is doing (spec 3 §4). */
export type NewsletterStatus =
  | { readonly at: 'idle' }
  | { readonly at: 'submitting' }
  | { readonly at: 'success' }
  | { readonly at: 'error'; readonly message: string };

export interface NewsletterErrors {
  readonly email?: string | undefined;
  readonly policy?: string | undefined;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is wrong with the two fields; the service has the last word about an address. */
function newsletterErrors(
  { email, policy }: { readonly email: string; readonly policy: boolean },
  texts: NewsletterTexts,
): NewsletterErrors {
  const address = email.trim();
  return {
    email: address === '' ? texts.requiredEmail : EMAIL.test(address) ? undefined : texts.invalidEmail,
    policy: policy ? undefined : texts.requiredPolicy,
  };
}

/** The form's states: idle, submitting, then success or error (spec 3 §4). */
export function useNewsletter(port: NewsletterPort, campaignName: string, texts: NewsletterTexts) {
  const [status, setStatus] = useState<NewsletterStatus>({ at: 'idle' });
  const [errors, setErrors] = useState<NewsletterErrors>({});
  const submit = async (fields: { readonly email: string; readonly policy: boolean }): Promise<boolean> => {
    const found = newsletterErrors(fields, texts);
    setErrors(found);
    if (found.email !== undefined || found.policy !== undefined) return false;
    setStatus({ at: 'submitting' });
    const outcome = await port
      .subscribe({
        optIn: true,
        campaignName,
        email: fields.email.trim(),
        acquisitionType: CONTENT_FIGURES.acquisitionType,
      })
      .catch((): Outcome => ({ ok: false, message: texts.failed }));
    setStatus(outcome.ok ? { at: 'success' } : { at: 'error', message: outcome.message });
    return outcome.ok;
  };
  const reset = () => {
    setStatus({ at: 'idle' });
    setErrors({});
  };
  return { status, errors, submit, reset };
}
