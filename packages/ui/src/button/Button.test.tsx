import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BagIcon } from '../icons/BagIcon.tsx';
import type { LinkProps } from '../link.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton, IconLink } from './IconButton.tsx';

const LocaleLink = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={`/en-gb${href}`}>
    {children}
  </a>
);

it('a button with a painted icon is one element, with its name', () => {
  render(<IconButton label="Favourite" icon="heart" />);
  const button = screen.getByRole('button', { name: 'Favourite' });
  expect(button).toBeEmptyDOMElement();
  expect(button).toHaveAttribute('data-icon', 'heart');
});

describe('Button', () => {
  it('does not submit a form by default', async () => {
    const submit = vi.fn<() => void>();
    render(
      <form onSubmit={submit}>
        <Button>Size guide</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Size guide' }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('submits nothing a second time while it is pending, and keeps its focus and name', async () => {
    const submit = vi.fn<() => void>();
    const click = vi.fn<() => void>();
    render(
      <form onSubmit={submit}>
        <Button type="submit" pending pendingLabel="Placing your order" onClick={click}>
          Place order
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Place order' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(submit).not.toHaveBeenCalled();
    expect(click).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('announces the work from a live region that was there before it began', () => {
    const { rerender } = render(<Button pendingLabel="Adding to bag">Add to bag</Button>);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    rerender(
      <Button pending pendingLabel="Adding to bag">
        Add to bag
      </Button>,
    );
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent('Adding to bag');
  });
});

describe('ButtonLink', () => {
  it('is a link, drawn by the component that was passed', () => {
    render(
      <ButtonLink href="/bag" as={LocaleLink}>
        View bag
      </ButtonLink>,
    );
    expect(screen.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/en-gb/bag');
  });
});

describe('IconButton and IconLink', () => {
  it('have the label as their whole name: neither the icon nor the count adds to it', () => {
    render(
      <>
        <IconButton label="Search" icon={<BagIcon />} />
        <IconLink href="/bag" label="Bag, 2 items" icon={<BagIcon />} count="2" />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('link', { name: 'Bag, 2 items' })).toHaveAttribute('data-count', '2');
  });
});

describe('Icon', () => {
  it('is decoration without a label and a picture with one', () => {
    const { rerender } = render(<BagIcon />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<BagIcon label="Bag" />);
    expect(screen.getByRole('img', { name: 'Bag' })).toBeInTheDocument();
  });
});
