const HEADERS: ReadonlyArray<readonly [string, string]> = [
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-opener-policy', 'same-origin'],
  [
    'permissions-policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
  ],
];
const HTTPS_ONLY = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const;

/** Headers of every response; documents add a content security policy. */
export const securityHeaders = (isSecure: boolean): ReadonlyArray<readonly [string, string]> =>
  isSecure ? [...HEADERS, HTTPS_ONLY] : HEADERS;
