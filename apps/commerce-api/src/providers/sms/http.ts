import { NO_CONTENT, providerClient, type ProviderAddress } from '../provider-client.ts';
import type { Texter } from './provider.ts';

/** The text message provider over HTTP. */
export function httpTexter(address: ProviderAddress): Texter {
  const call = providerClient(address);
  return {
    send: (body) => call({ method: 'POST', path: '/sms/v1/messages', body, response: NO_CONTENT }),
  };
}
