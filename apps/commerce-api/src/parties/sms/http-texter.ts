import { NO_ANSWER, partyClient, type PartyAddress } from '../party-client.ts';
import type { Texter } from './texter.ts';

/** The text message party behind an HTTP interface. */
export function httpTexter(address: PartyAddress): Texter {
  const call = partyClient(address);
  return {
    send: (body) => call({ method: 'POST', path: '/sms/v1/messages', body, answer: NO_ANSWER }),
  };
}
