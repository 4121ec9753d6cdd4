import type { LinkProps } from '@haberdash/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseRichText } from '../model/index.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { ContentLink } from './ContentLink.tsx';
import { RichTextView } from './RichTextView.tsx';

const RouterLink = ({ href, children }: LinkProps) => (
  <a href={href} data-router>
    {children}
  </a>
);
const show = (url: string, newTab = false) =>
  render(
    <InShop Link={RouterLink} path="/en-us/p?size=S">
      <ContentLink url={url} newTab={newTab}>
        Go
      </ContentLink>
    </InShop>,
  );

it.each([
  ['through the router inside the shop', '/women', '/en-us/women', true],
  ['through the router for a dialog over this page', '?size=M#modal-fit', '/en-us/p?size=M#modal-fit', true],
  ['plainly for a place on this page', '#reviews', '#reviews', false],
  ['plainly elsewhere', 'https://example.org/', 'https://example.org/', false],
  ['plainly to a mail programme', 'mailto:a@example.org', 'mailto:a@example.org', false],
])('goes %s', (_name, url, href, routed) => {
  show(url);
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('href', href);
  expect(link.hasAttribute('data-router')).toBe(routed);
});

it('links to the page of a fragment, and marks it for a dialog over this page', () => {
  render(
    <InShop path="/en-us/p?size=S&color=red" modalUrl={(name) => `/en-us/fragments/${name}`}>
      <ContentLink url="?size=M#modal-fit">Fit</ContentLink>
      <ContentLink url="#modal/../x">Cunning</ContentLink>
    </InShop>,
  );
  const link = screen.getByRole('link', { name: 'Fit' });
  expect(link).toHaveAttribute('href', '/en-us/fragments/modal-fit');
  expect(link).toHaveAttribute('data-modal', '/en-us/p?color=red&size=M#modal-fit');
  expect(screen.getByRole('link', { name: 'Cunning' })).not.toHaveAttribute('data-modal');
});

it('announces that it opens a new tab, without access to this page', () => {
  show('https://example.org/', true);
  const link = screen.getByRole('link', { name: 'Go (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('is only text when the address is not safe', () => {
  show('javascript:alert(1)');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Go')).toBeInTheDocument();
});

it('draws rich text element by element and gives loose text a paragraph', () => {
  const { container } = render(
    <InShop>
      <RichTextView
        nodes={parseRichText(
          'Plain <strong>and</strong> <a href="/x">linked</a><img src=x onerror=alert(1)>',
        )}
      />
    </InShop>,
  );
  expect(container.innerHTML).toBe('<p>Plain <strong>and</strong> <a href="/en-us/x">linked</a></p>');
});
