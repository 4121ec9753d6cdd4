import { expect, it } from 'vitest';

import { describeAuthenticator } from './authenticator.ts';

const UNKNOWN = '00000000-0000-0000-0000-000000000000';

it('a passkey has the name of a model that is known, else only its kind', () => {
  expect(describeAuthenticator('fbfc3007-154e-4ecc-8c0b-6e020557d7bd', ['internal', 'hybrid'])).toEqual({
    kind: 'device',
    name: 'iCloud Keychain',
  });
  expect(describeAuthenticator(UNKNOWN, ['usb', 'nfc'])).toEqual({ kind: 'security-key', name: null });
  expect(describeAuthenticator(UNKNOWN, [])).toEqual({ kind: 'device', name: null });
});
