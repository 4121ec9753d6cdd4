import { config } from '../config/config.ts';
import { createSealer, type Sealer } from '../session/sealer.ts';
import { openCookies, type CookieJar } from '../session/shopper-session.ts';

let known: Sealer | undefined;
const sealer = (): Sealer => (known ??= createSealer(config().sessionSecrets));

/** The cookies of one request, by the settings of this process. */
export const openJar = (header: string | null): CookieJar =>
  openCookies({ header, isSecure: config().isCookieSecure, sealer: sealer() });
