import * as v from 'valibot';

import { partyClient, type PartyAddress } from '../party-client.ts';
import type { Captcha } from './captcha.ts';

const answer = v.object({ success: v.boolean() });

/** The captcha party behind an HTTP interface. It is told the form and the answer of its script, and nobody's address. */
export function httpCaptcha(address: PartyAddress): Captcha {
  const call = partyClient(address);
  return {
    async verify(body) {
      const { success } = await call({ method: 'POST', path: '/captcha/v1/verifications', body, answer });
      return success;
    },
  };
}
