import { useState } from 'react';
import type { NewsletterTexts } from '../context/block-texts.ts';
import type { NewsletterErrors, NewsletterFields, NewsletterPort, Outcome } from '../context/block-ports.ts';
import { CONTENT_FIGURES } from '../model/index.ts';

/** The state of a newsletter form (spec 3 §4). */
export type NewsletterStatus =
  | { readonly at: 'idle' }
  | { readonly at: 'submitting' }
  | { readonly at: 'success' }
  | { readonly at: 'error'; readonly message: string };

/** Both fields are required (spec 3 §5). */
const emptyFields = ({ email, policy }: NewsletterFields): NewsletterErrors => ({
  email: email.trim() === '' ? 'required' : undefined,
  policy: policy ? undefined : 'requiredCheckbox',
});

/** The texts of broken rules. */
const textsOf = ({ email, policy }: NewsletterErrors, texts: NewsletterTexts): NewsletterErrors => ({
  email: email === undefined ? undefined : email === 'required' ? texts.requiredEmail : texts.invalidEmail,
  policy: policy === undefined ? undefined : texts.requiredPolicy,
});

const NO_ERRORS: NewsletterErrors = {};

/** The form's states: idle, submitting, then success or error (spec 3 §4). */
export function useNewsletter(
  port: NewsletterPort,
  campaignName: string,
  texts: NewsletterTexts,
  rejected: NewsletterErrors = NO_ERRORS,
) {
  const [status, setStatus] = useState<NewsletterStatus>({ at: 'idle' });
  const [errors, setErrors] = useState(rejected);
  const submit = async (fields: NewsletterFields): Promise<boolean> => {
    setErrors(NO_ERRORS);
    setStatus({ at: 'submitting' });
    const broken = await (port.check?.(fields) ?? Promise.resolve(emptyFields(fields))).catch(() =>
      emptyFields(fields),
    );
    if (broken.email !== undefined || broken.policy !== undefined) {
      setErrors(textsOf(broken, texts));
      setStatus({ at: 'idle' });
      return false;
    }
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
    setErrors(NO_ERRORS);
  };
  return { status, errors, submit, reset };
}
