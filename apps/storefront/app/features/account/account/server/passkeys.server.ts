import type { PasskeyCreationOptions } from '@haberdash/api-client/consumers';
import { ApiError } from '@haberdash/api-client';
import * as v from 'valibot';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { accountErrors, rejected } from './account-form.server.ts';
import { redirectWithAccountFlash } from './account-flash.server.ts';

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const isTransport = (text: string): text is (typeof TRANSPORTS)[number] =>
  TRANSPORTS.some((known) => known === text);

const base64Url = (most: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(most));
const MadeSchema = v.object({
  credentialId: base64Url(1_400),
  clientDataJSON: base64Url(4_000),
  attestationObject: base64Url(20_000),
  // Those that came after this was written are left out.
  transports: v.pipe(
    v.string(),
    v.transform((text) => text.split(',').filter(isTransport)),
  ),
});

export interface NewPasskeyChallenge {
  readonly options: PasskeyCreationOptions;
}

/** The passkeys of a shopper, and which one the address asks to remove; none while the service is silent. */
export async function readPasskeys(read: PrivateRead) {
  const result = await optional(read, 'passkeys', (call) =>
    read.api.consumers.GET('/consumers-v3/consumer/passkeys', call),
  );
  const requested = read.url.searchParams.get('remove');
  return {
    list: result?.passkeys,
    removing: result?.passkeys.find(({ passkeyId }) => passkeyId === requested)?.passkeyId,
  };
}

async function remove({ api }: PrivateRead, passkeyId: string): Promise<void> {
  try {
    await api.consumers.DELETE('/consumers-v3/consumer/passkeys/{passkeyId}', {
      params: { path: { passkeyId } },
    });
  } catch (error) {
    // Another tab was quicker: it is gone, as requested.
    if (!(error instanceof ApiError && error.errorId === 'API404')) throw error;
  }
}

/** Fetches a challenge, adds what an authenticator made for it, or removes a passkey. */
export async function runPasskeys(shopper: PrivateRead, form: FormData) {
  const { api, correlationId } = shopper;
  try {
    switch (form.get('passkey')) {
      case 'options': {
        const options = await api.consumers.POST('/consumers-v3/consumer/passkeys/options', {});
        return { options } satisfies NewPasskeyChallenge;
      }
      case 'made': {
        const made = v.safeParse(MadeSchema, Object.fromEntries(form));
        if (!made.success) throw fault('bad-address', correlationId);
        await api.consumers.POST('/consumers-v3/consumer/passkeys', { body: made.output });
        break;
      }
      default: {
        const id = v.safeParse(v.pipe(v.string(), v.uuid()), form.get('id'));
        if (!id.success) throw fault('bad-address', correlationId);
        await remove(shopper, id.output);
      }
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return rejected(accountErrors(shopper, 'account.password.passkey', error));
  }
  throw redirectWithAccountFlash(
    shopper,
    'account/password',
    form.get('passkey') === 'made' ? 'passkey-added' : 'passkey-removed',
  );
}
