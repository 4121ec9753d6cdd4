import * as v from 'valibot';

import { providerClient, type ProviderAddress } from '../provider-client.ts';
import type { Captcha } from './provider.ts';

const response = v.object({ success: v.boolean() });

/** Sends form and captcha response without an address. */
export function httpCaptcha(address: ProviderAddress): Captcha {
  const call = providerClient(address);
  return {
    async verify(body) {
      const { success } = await call({ method: 'POST', path: '/captcha/v1/verifications', body, response });
      return success;
    },
  };
}
