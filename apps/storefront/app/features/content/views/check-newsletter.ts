import type { NewsletterErrors, NewsletterFields } from '@haberdash/blocks';
import { checkValue, emailRules, requiredCheckbox } from '@haberdash/validation';

/** The rules of the schema that the fields break, without its code; the server checks by the schema. */
export const checkNewsletter = ({ email, policy }: NewsletterFields): NewsletterErrors => ({
  email: checkValue(email, emailRules)?.code,
  policy: checkValue(policy, [requiredCheckbox])?.code,
});
