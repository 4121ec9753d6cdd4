/** Facts that every page can read; none identifies the shopper. */
export interface DeviceFacts {
  readonly userAgent: string;
  readonly languages: readonly string[];
  readonly timeZone: string;
  readonly screen: readonly number[];
  readonly cores: number;
  readonly touchPoints: number;
}

/** Only the fraud check reads it: another set of facts is another version. */
const VERSION = 'hd1';

/** The facts of this browser: no canvas, fonts or sound, nothing that has to be provoked. */
export const deviceFacts = (): DeviceFacts => ({
  userAgent: navigator.userAgent,
  languages: navigator.languages,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  screen: [screen.width, screen.height, screen.colorDepth],
  cores: navigator.hardwareConcurrency,
  touchPoints: navigator.maxTouchPoints,
});

/** The device's fingerprint for the fraud check (spec 1 §7): a digest, so that the facts are never sent. */
export async function devicePrint(facts: DeviceFacts, crypto: Pick<SubtleCrypto, 'digest'>): Promise<string> {
  const { userAgent, languages, timeZone, screen, cores, touchPoints } = facts;
  const text = JSON.stringify([userAgent, languages, timeZone, screen, cores, touchPoints]);
  const bytes = new Uint8Array(await crypto.digest('SHA-256', new TextEncoder().encode(text)));
  return `${VERSION}.${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
