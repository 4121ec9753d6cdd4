const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A write has to come from our own page, by Origin, or by Sec-Fetch-Site where a browser sends none. */
export function isForeignWrite(request: Request, publicOrigin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  if (origin === null) return site === null;
  if (origin === publicOrigin) return false;
  return hostOf(origin) !== (request.headers.get('host') ?? new URL(request.url).host);
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
