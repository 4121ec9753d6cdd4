import type { NewsletterErrors, NewsletterFields } from '@haberdash/blocks';
import { newsletterSchema, validate } from '@haberdash/validation';

/** The rules of the one schema that the fields break; the server checks by the same. */
export function checkNewsletter(fields: NewsletterFields): NewsletterErrors {
  const checked = validate(newsletterSchema, fields);
  return checked.ok ? {} : { email: checked.errors['email']?.code, policy: checked.errors['policy']?.code };
}
