const COOKIE_NAME = 'OptanonConsent';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function cookieValue(cookies: string): string | undefined {
  const prefix = `${COOKIE_NAME}=`;
  const cookie = cookies.split(';').find((part) => part.trim().startsWith(prefix));
  return cookie?.trim().slice(prefix.length);
}

/**
 * The answers of the consent cookie by category code, from a Cookie header or `document.cookie`, URL-encoded or plain;
 * nothing without a readable cookie. A code that is both granted and refused counts as refused.
 */
export function parseConsentCookie(
  cookies: string | null | undefined,
): ReadonlyMap<string, boolean> | undefined {
  const value = cookieValue(cookies ?? '');
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
