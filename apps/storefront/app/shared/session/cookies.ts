/** Reads one cookie of a request; names are compared exactly. */
export function readCookie(header: string | null, name: string): string | undefined {
  if (header === null) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

export interface CookieFacts {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  readonly isSecure: boolean;
}

/** A cookie that scripts cannot read, that only this host gets and that no foreign page's form or picture sends. */
export function writeCookie({ name, value, maxAgeSeconds, isSecure }: CookieFacts): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** `__Host-` needs Secure; Chromium accepts that on localhost over http, any other host needs TLS or COOKIE_SECURE=false. */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
