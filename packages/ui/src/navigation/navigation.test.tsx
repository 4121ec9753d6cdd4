import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { pageNumbers } from './page-numbers.ts';
import { Pagination } from './Pagination.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Stepper } from './Stepper.tsx';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
  ])('page %d of %d', (page, count, expected) => {
    expect(pageNumbers(page, count)).toEqual(expected);
  });
});

describe('Pagination', () => {
  const texts = {
    label: 'Pages',
    href: (page: number) => `/shoes?page=${page}`,
    pageLabel: (page: number) => `Page ${page}`,
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
  };

  it('links to every page and marks this one', () => {
    render(<Pagination {...texts} page={2} pageCount={3} />);
    const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
    expect(nav.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/shoes?page=1');
    expect(nav.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
  });

  it('has no link before the first or after the last page', () => {
    const { rerender } = render(<Pagination {...texts} page={1} pageCount={2} />);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    rerender(<Pagination {...texts} page={2} pageCount={2} />);
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  it('is absent when there is one page', () => {
    const { container } = render(<Pagination {...texts} page={1} pageCount={1} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('Breadcrumbs', () => {
  it('marks the last crumb as the current page, linked or not', () => {
    const items = [{ label: 'Home', href: '/' }, { label: 'Jackets' }];
    const { rerender } = render(<Breadcrumbs label="Breadcrumbs" items={items} />);
    expect(screen.getByText('Jackets')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    rerender(<Breadcrumbs label="Breadcrumbs" items={[...items, { label: 'Shells', href: '/shells' }]} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Shells');
  });
});

describe('Stepper', () => {
  it('lets the shopper go back to done steps only', () => {
    render(
      <Stepper
        label="Checkout steps"
        current="delivery"
        doneText="done:"
        steps={[
          { id: 'address', label: 'Address', href: '/address' },
          { id: 'delivery', label: 'Delivery', href: '/delivery' },
          { id: 'payment', label: 'Payment', href: '/payment' },
        ]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Address']);
    expect(screen.getByRole('img', { name: 'done:' })).toBeInTheDocument();
    expect(screen.getByText('Delivery').closest('li')).toHaveAttribute('aria-current', 'step');
  });
});

describe('SkipLink', () => {
  it('links to the part of the page that it names', () => {
    render(<SkipLink target="main">Skip to content</SkipLink>);
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  });
});
