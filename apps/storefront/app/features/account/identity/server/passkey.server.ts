import type { PasskeyRequestOptions } from '@haberdash/api-client/consumers';
import * as v from 'valibot';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { enterShop } from './enter.server.ts';
import { rejected, rejectedAs } from './identity-form.server.ts';
import { orderOfForm } from './pending-order.server.ts';

const SURFACE = 'identity.sign-in.passkey';

const base64Url = (most: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(most));

const SignedSchema = v.object({
  credentialId: base64Url(1_400),
  userHandle: base64Url(90),
  clientDataJSON: base64Url(4_000),
  authenticatorData: base64Url(4_000),
  signature: base64Url(2_000),
});

export interface PasskeyChallenge {
  readonly options: PasskeyRequestOptions;
}

export async function challengePasskey({ api, t }: PrivateRead) {
  try {
    const options = await api.consumers.POST('/consumers-v3/auth/passkey/options', {});
    return { options } satisfies PasskeyChallenge;
  } catch (error) {
    return rejected(t, SURFACE, error, {});
  }
}

/** Signs in with a signed challenge; the reason why not, where it fails. */
export async function enterWithPasskey(shopper: PrivateRead, fields: Readonly<Record<string, string>>) {
  const { t } = shopper;
  const signed = v.safeParse(SignedSchema, fields);
  if (!signed.success) return rejectedAs(t, SURFACE, 'AUT418', {});
  try {
    const brought = await orderOfForm(shopper, fields);
    const isIn = await enterShop(shopper, { passkey: signed.output, ...brought }, 'signed-in');
    return isIn ? undefined : rejectedAs(t, SURFACE, 'NOT_SIGNED_IN', {});
  } catch (error) {
    return rejected(t, SURFACE, error, {});
  }
}
