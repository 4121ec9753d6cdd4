// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { LegalLinks } from './LegalLinks.tsx';

afterEach(cleanup);

const EUROPEAN = ['imprint', 'withdrawal', 'accessibility'];

it.each([
  ['de-de', ['Impressum', 'Widerrufsbelehrung', 'Barrierefreiheit']],
  ['fr-fr', ['Mentions légales', 'Droit de rétractation', 'Accessibilité']],
  ['es-es', ['Aviso legal', 'Derecho de desistimiento', 'Accesibilidad']],
  ['it-it', ['Note legali', 'Diritto di recesso', 'Accessibilità']],
  ['en-gb', []],
  ['fr-ca', []],
])('the checkout of %s has at hand what its law asks for', (locale, names) => {
  const { t } = fakeShopper({}, { locale }).shopper;
  render(
    <TranslatorProvider value={t}>
      <ul>
        <LegalLinks />
      </ul>
    </TranslatorProvider>,
  );
  const paths = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.slice(locale.length + 2));
  expect(paths).toEqual([
    'terms',
    'privacy',
    'privacy-choices',
    ...EUROPEAN.slice(0, names.length),
    'contact',
  ]);
  for (const name of names) expect(screen.getByRole('link', { name })).toBeDefined();
});
