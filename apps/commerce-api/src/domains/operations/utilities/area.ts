import { phoneCountry } from '@haberdash/phone';

import { type Area, defineHandlers, type Services } from '../../../platform/operations/area.ts';
import { destinationsOf } from '../../../shared/countries/destinations.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { rulesOf } from '../../../shared/countries/address-rules.ts';

const PUBLIC = 'public, max-age=3600';

/** Country names and address rules. */
export function utilitiesArea({ config: { billingCountries } }: Pick<Services, 'config'>): Area {
  return {
    name: 'utilities',
    handlers: defineHandlers({
      getCountryList: async ({ query, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        const names = new Intl.DisplayNames(context.locale, { type: 'region' });
        const collator = new Intl.Collator(context.locale);
        const codes = query?.purpose === 'billing' ? billingCountries : destinationsOf(context.country);
        const countries = codes.map((code) => {
          const dialCode = phoneCountry(code)?.dialCode;
          return { code, name: names.of(code) ?? code, ...(dialCode === undefined ? {} : { dialCode }) };
        });
        const own = (code: string): number => (code === context.country ? 0 : 1);
        return {
          countries: countries.toSorted(
            (a, b) => own(a.code) - own(b.code) || collator.compare(a.name, b.name),
          ),
        };
      },
      getCountryRules: async ({ params, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        const rules = rulesOf(params.countryCode, context.locale.slice(0, 2));
        if (rules === undefined) throw new ServiceError('API404');
        return rules;
      },
    }),
  };
}
