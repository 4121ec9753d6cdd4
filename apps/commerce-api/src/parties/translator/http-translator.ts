import * as v from 'valibot';

import { partyClient, type PartyAddress } from '../party-client.ts';
import type { Translator } from './translator.ts';

const translated = v.object({
  title: v.pipe(v.string(), v.maxLength(400)),
  text: v.pipe(v.string(), v.maxLength(6_000)),
});

/** The translator behind an HTTP interface. */
export function httpTranslator(address: PartyAddress): Translator {
  const call = partyClient(address);
  return {
    translate: (body) => call({ method: 'POST', path: '/translations/v1/texts', body, answer: translated }),
  };
}
