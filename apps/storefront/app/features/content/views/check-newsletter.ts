import type { NewsletterErrors, NewsletterFields } from '@haberdash/blocks';
import { checkValue, emailRules, requiredCheckbox } from '@haberdash/validation';

/** The schema's rules without its code; the server validates by the schema. */
export const checkNewsletter = ({ email, policy }: NewsletterFields): NewsletterErrors => ({
  email: checkValue(email, emailRules)?.code,
  policy: checkValue(policy, [requiredCheckbox])?.code,
});
