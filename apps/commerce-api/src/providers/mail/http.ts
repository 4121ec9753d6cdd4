import { NO_CONTENT, providerClient, type ProviderAddress } from '../provider-client.ts';
import type { Mailer } from './provider.ts';

export function httpMailer(address: ProviderAddress): Mailer {
  const call = providerClient(address);
  return {
    send: (body) => call({ method: 'POST', path: '/mail/v1/messages', body, response: NO_CONTENT }),
  };
}
