// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TranslatorProvider } from '../i18n/TranslatorContext.tsx';
import { translatorFor } from '../i18n/translator.server.ts';
import { sites } from '../sites/sites.ts';
import { PriceNote } from './PriceNote.tsx';

afterEach(cleanup);

const shown = (locale: string, isForAll = false): string | undefined => {
  const site = sites.find((each) => each.locale === locale);
  if (site === undefined) throw new Error(`No site ${locale}`);
  const { container } = render(
    <TranslatorProvider value={translatorFor(site)}>
      <PriceNote isForAll={isForAll} />
    </TranslatorProvider>,
  );
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
  shown('de-de', true);
  expect(screen.getByText(/^Alle Preise inkl\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Versandkosten' }).getAttribute('href')).toBe('/de-de/delivery');
});
