import { NO_ANSWER, partyClient, type PartyAddress } from '../party-client.ts';
import type { Mailer } from './mailer.ts';

/** The mail party behind an HTTP interface. */
export function httpMailer(address: PartyAddress): Mailer {
  const call = partyClient(address);
  return {
    send: (body) => call({ method: 'POST', path: '/mail/v1/messages', body, answer: NO_ANSWER }),
  };
}
