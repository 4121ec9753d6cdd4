import type { SessionSnapshot } from '@haberdash/api-client';

type Refresh = Promise<SessionSnapshot | undefined>;

/** Long enough for the slowest of a browser's parallel requests to arrive with the cookie of before. */
const LINGER_MS = 30_000;

/** One refresh per session and process; it stays a while for requests that left the browser before the new cookie arrived. */
export class LingeringRefreshes extends Map<string, Refresh> {
  override set(key: string, refresh: Refresh): this {
    refresh.catch(() => super.delete(key));
    return super.set(key, refresh);
  }

  override delete(key: string): boolean {
    if (!this.has(key)) return false;
    setTimeout(() => super.delete(key), LINGER_MS).unref();
    return true;
  }
}
