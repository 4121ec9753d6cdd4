// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TranslatorProvider } from '../i18n/TranslatorContext.tsx';
import { translatorFor } from '../i18n/translator.server.ts';
import { sites } from '../sites/sites.ts';
import { LowestPriceNote } from './LowestPriceNote.tsx';
import { PriceNote } from './PriceNote.tsx';

afterEach(cleanup);

const shown = (locale: string, note = <PriceNote />): string | undefined => {
  const site = sites.find((each) => each.locale === locale);
  if (site === undefined) throw new Error(`No site ${locale}`);
  const { container } = render(<TranslatorProvider value={translatorFor(site)}>{note}</TranslatorProvider>);
  return container.textContent;
};

it.each([
  ['de-de', 'inkl. MwSt., zzgl. Versandkosten'],
  ['fr-fr', 'TTC, hors frais de livraison'],
  ['en-gb', 'incl. VAT, plus delivery'],
  ['en-us', ''],
  ['fr-ca', ''],
])('prices on %s say: %s', (locale, text) => expect(shown(locale)).toBe(text));

it('leads to the costs of delivery', () => {
  shown('de-de', <PriceNote isForAll />);
  expect(screen.getByText(/^Alle Preise inkl\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Versandkosten' }).getAttribute('href')).toBe('/de-de/delivery');
});

it.each([
  ['de-de', 89, /^Niedrigster Preis der letzten 30 Tage vor der Reduzierung: 89,00\s€$/],
  ['de-de', undefined, /^$/],
  ['en-gb', 89, /^$/],
  ['en-us', 89, /^$/],
])('a reduction on %s names %s as the lowest price before it', (locale, amount, text) =>
  expect(shown(locale, <LowestPriceNote amount={amount} currency="EUR" />)).toMatch(text),
);

it.each([
  ['de-de', /^30-Tage-Bestpreis: 89,00\s€$/],
  ['it-it', /^Prezzo più basso in 30 giorni: 89,00\s€$/],
  ['en-gb', /^$/],
])('a line of the bag on %s says it shortly', (locale, text) =>
  expect(shown(locale, <LowestPriceNote amount={89} currency="EUR" isShort />)).toMatch(text),
);
