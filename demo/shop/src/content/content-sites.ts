import type { Currency } from '@haberdash/commerce-api/seed/seed-source.ts';
import type { Language } from '../language.ts';

/** One edition of the content: a site in one of its locales. */
export interface Edition {
  readonly siteId: string;
  readonly locale: string;
  readonly language: Language;
  readonly currency: Currency;
}

/** Every edition that is written. */
export const EDITIONS: readonly Edition[] = [
  { siteId: 'NF-US', locale: 'en-us', language: 'en', currency: 'USD' },
  { siteId: 'NF-CA', locale: 'en-ca', language: 'en', currency: 'CAD' },
  { siteId: 'NF-CA', locale: 'fr-ca', language: 'fr', currency: 'CAD' },
  { siteId: 'NF-GB', locale: 'en-gb', language: 'en', currency: 'GBP' },
  { siteId: 'NF-FR', locale: 'fr-fr', language: 'fr', currency: 'EUR' },
  { siteId: 'NF-DE', locale: 'de-de', language: 'de', currency: 'EUR' },
  { siteId: 'NF-ES', locale: 'es-es', language: 'es', currency: 'EUR' },
  { siteId: 'NF-IT', locale: 'it-it', language: 'it', currency: 'EUR' },
];
