/** The name of the consent cookie (spec 2 §5). */
export const CONSENT_COOKIE = 'OptanonConsent';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function cookieValue(cookies: string): string | undefined {
  const prefix = `${CONSENT_COOKIE}=`;
  const cookie = cookies.split(';').find((part) => part.trim().startsWith(prefix));
  return cookie?.trim().slice(prefix.length);
}

/**
 * Parses the consent cookie from a Cookie header or `document.cookie`, URL-encoded or plain; undefined if
 * absent or invalid (spec 2 §5). A category both granted and rejected counts as rejected.
 */
export function parseConsentCookie(
  cookies: string | null | undefined,
): ReadonlyMap<string, boolean> | undefined {
  const value = typeof cookies === 'string' ? cookieValue(cookies) : undefined;
  if (value === undefined) return undefined;
  const fields = [value, decoded(value)].map((text) => /(?:^|&)groups=([^&]*)/.exec(text)?.[1]);
  const groups = fields.find((field) => field !== undefined);
  if (groups === undefined) return undefined;
  const answers = new Map<string, boolean>();
  for (const group of decoded(decoded(groups)).split(',')) {
    const [, code, answer] = /^\s*(\w+):([01])\s*$/.exec(group) ?? [];
    if (code !== undefined) answers.set(code, answer === '1' && answers.get(code) !== false);
  }
  return answers;
}

/** The URL-encoded consent cookie, with time and Global Privacy Control, no identifier (spec 2 §5). */
export function consentCookieValue(
  answers: ReadonlyMap<string, boolean>,
  facts: { readonly now: Date; readonly globalPrivacyControl?: boolean | undefined },
): string {
  const groups = [...answers].map(([code, isGranted]) => `${code}:${isGranted ? '1' : '0'}`).join(',');
  const fields = {
    isGpcEnabled: facts.globalPrivacyControl === true ? '1' : '0',
    datestamp: facts.now.toISOString(),
    groups,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
