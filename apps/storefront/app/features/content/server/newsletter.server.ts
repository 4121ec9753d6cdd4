import type { NewsletterErrors } from '@haberdash/blocks';
import { newsletterSchema, validate } from '@haberdash/validation';
import { fieldWords } from '../model/field-words.ts';
import { textOf } from '../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../shared/reads/read-types.ts';
import { optional } from '../../../shared/reads/optional.ts';
import { rejectedCall } from '../../../shared/reads/rejected-call.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

interface Sent {
  readonly email: string;
  readonly policy: boolean;
  readonly campaignName: string;
}

/** Success, or the errors of form and fields with the submitted values for the document. */
export type Subscribed =
  | {
      readonly ok: true;
      /** Whether the address has confirmed a subscription before; a guest's never says so. */
      readonly isConfirmed: boolean;
    }
  | {
      readonly ok: false;
      readonly message: string;
      readonly errors?: NewsletterErrors;
      readonly sent: Sent;
    };

/** Subscribes an address, to be confirmed by mail (double opt-in); returns an error as text. */
export async function subscribe({ api, t, ...shopper }: Shopper): Promise<Subscribed> {
  const form = await shopper.form();
  const sent: Sent = {
    email: textOf(form, 'email'),
    policy: form.get('policy') === 'on',
    campaignName: textOf(form, 'campaignName').slice(0, 60) || 'shop',
  };
  const checked = validate(newsletterSchema, sent);
  if (!checked.ok) {
    const { email, policy } = checked.errors;
    const errors = {
      ...(email === undefined ? {} : { email: fieldWords(t, email) }),
      ...(policy === undefined ? {} : { policy: fieldWords(t, policy) }),
    };
    return { ok: false, message: errors.email ?? errors.policy ?? t('blocks.failed'), errors, sent };
  }
  try {
    const { subscriptions } = await api.consumers.POST('/consumers-v3/consumer/subscription', {
      body: {
        optIn: true,
        campaignName: sent.campaignName,
        email: checked.values.email,
        acquisitionType: 'Signup',
      },
    });
    return { ok: true, isConfirmed: subscriptions.some(isConfirmedNewsletter) };
  } catch (error) {
    const [formError] = rejectedCall(t, 'newsletter', error, () => undefined);
    return { ok: false, message: formError?.text ?? t('blocks.failed'), sent };
  }
}

interface Subscription {
  readonly type: string;
  readonly channel: string;
  readonly optin: boolean;
  readonly doubleOptin?: boolean | undefined;
}

const isConfirmedNewsletter = ({ type, channel, optin, doubleOptin }: Subscription): boolean =>
  type === 'Newsletter' && channel === 'email' && optin && doubleOptin === true;

export interface MyNewsletter {
  readonly email?: string;
  readonly isSubscribed?: boolean;
}

/** The address and confirmed subscription of an account; empty for a guest, without a call. */
export async function readMyNewsletter(read: PrivateRead): Promise<MyNewsletter> {
  const { api, session, site } = read;
  if (!site.switches.dynamicNewsletter || session.consumer() === undefined) return {};
  const response = await optional(read, 'newsletter', (call) =>
    api.consumers.GET('/consumers-v3/consumer', call),
  );
  if (response === undefined) return {};
  const { consumerDetails, subscriptions } = response.consumerProfile;
  return {
    email: consumerDetails.email,
    isSubscribed: subscriptions.some(isConfirmedNewsletter),
  };
}
