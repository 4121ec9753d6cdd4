// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import de from './messages/de/checkout.json' with { type: 'json' };
import en from './messages/en/checkout.json' with { type: 'json' };
import es from './messages/es/checkout.json' with { type: 'json' };
import fr from './messages/fr/checkout.json' with { type: 'json' };
import it_ from './messages/it/checkout.json' with { type: 'json' };
import { LinkedText } from './LinkedText.tsx';

const links = { terms: '/terms', privacy: '/privacy' };
afterEach(cleanup);

it.each([
  ['en', en.terms, ['terms of sale', 'privacy policy']],
  ['de', de.terms, ['AGB', 'Datenschutzerklärung']],
  ['fr', fr.terms, ['conditions de vente', 'politique de confidentialité']],
  ['es', es.terms, ['condiciones de venta', 'política de privacidad']],
  ['it', it_.terms, ['condizioni di vendita', 'informativa sulla privacy']],
])('the sentence above the button that orders has its links in its words (%s)', (_, text, words) => {
  const { container } = render(<LinkedText text={text} links={links} />);
  const shown = screen.getAllByRole('link');
  expect(shown.map(({ textContent }) => textContent)).toEqual(words);
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
  expect(container.textContent).toBe(text.replaceAll(/<\/?\w+>/g, ''));
});

it('words of a tag that nothing is linked for stay words', () => {
  const { container } = render(<LinkedText text="Read <more>all of it</more>." links={links} />);
  expect(container.textContent).toBe('Read all of it.');
});
