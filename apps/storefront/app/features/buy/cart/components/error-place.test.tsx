// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useFetcher } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { cart } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import type { CartResult, PageError } from '../model/cart-result.ts';
import { toCartView } from '../model/cart-view.ts';
import { CartLine } from './CartLine.tsx';
import { CartUnread } from './CartUnread.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { documentOf, showPart, t } from './show-part.fixtures.tsx';

const formError = { code: 'NO_ANSWER', text: 'Nobody answered.', place: 'line', itemId: 'line-1' } as const;

afterEach(cleanup);

it('a message that was typed stands in its form again when the bag cannot be read', async () => {
  showPart(
    <CartUnread
      result={{ ok: false, intent: 'gift', formError: { ...formError, typed: 'Happy birthday' } }}
    />,
  );
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Happy birthday');
  expect(screen.getByText('Nobody answered.')).toBeDefined();
});

it('an error of a saved item that has left the page is said at its top', async () => {
  const nothing = { popular: [], done: undefined, notices: [], replaced: undefined, saved: undefined };
  showPart(<EmptyCart {...nothing} formError={formError} />);
  expect(await screen.findByText('Nobody answered.')).toBeDefined();
});

describe('an error of a line, without script', () => {
  const [line] = toCartView(cart(), t).items;
  const rejected = (intent: 'gift' | 'set-quantity', typed: string) => ({ ...formError, intent, typed });
  const show = (of: PageError): Document => {
    const Line = () => {
      const removal = useFetcher<CartResult>({ key: 'removal' });
      return (
        line && (
          <CartLine
            {...{ removal }}
            line={{ ...line, pending: false, delivery: { way: 'home', label: 'Standard' } }}
            formError={of}
            currency="GBP"
            canSave
          />
        )
      );
    };
    return documentOf(<Line />);
  };
  const quantity = (page: Document) => page.querySelector('input[type=number]');
  const message = (page: Document) => page.querySelector('[name=message]');

  it('of a quantity stays at the quantity and is no message', () => {
    const page = show(rejected('set-quantity', '700'));
    expect(quantity(page)?.getAttribute('value')).toBe('700');
    expect(quantity(page)?.getAttribute('aria-invalid')).toBe('true');
    expect(message(page)?.textContent).toBe('');
    expect(message(page)?.getAttribute('aria-invalid')).not.toBe('true');
    expect(page.querySelector('details')?.open).toBe(false);
  });

  it('of a message stays at the message and is no quantity', () => {
    const page = show(rejected('gift', '5'));
    expect(quantity(page)?.getAttribute('value')).toBe('2');
    expect(quantity(page)?.getAttribute('aria-invalid')).not.toBe('true');
    expect(message(page)?.textContent).toBe('5');
    expect(page.querySelector('details')?.open).toBe(true);
    expect(page.body.textContent).toContain('Nobody answered.');
  });
});
