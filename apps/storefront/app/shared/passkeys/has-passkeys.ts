/** IP addresses, to which no passkey can belong. */
const NUMBERS = /^[\d.]+$|^\[/;

/** Whether this browser can have passkeys of this address; those without the JSON forms of WebAuthn have none. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
  !NUMBERS.test(window.location.hostname);
