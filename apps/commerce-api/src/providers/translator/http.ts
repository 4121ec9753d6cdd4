import * as v from 'valibot';

import { providerClient, type ProviderAddress } from '../provider-client.ts';
import type { Translator } from './provider.ts';

const translated = v.object({
  title: v.pipe(v.string(), v.maxLength(400)),
  text: v.pipe(v.string(), v.maxLength(6_000)),
});

export function httpTranslator(address: ProviderAddress): Translator {
  const call = providerClient(address);
  return {
    translate: (body) => call({ method: 'POST', path: '/translations/v1/texts', body, response: translated }),
  };
}
