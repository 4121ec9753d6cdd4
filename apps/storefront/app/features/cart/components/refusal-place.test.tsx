// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CartUnread } from './CartUnread.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { showPart } from './show-part.fixtures.tsx';

const refusal = { code: 'NO_ANSWER', text: 'Nobody answered.', place: 'line', itemId: 'line-1' } as const;

afterEach(cleanup);

it('a message that was typed stands in its form again when the bag cannot be read', async () => {
  showPart(
    <CartUnread answer={{ ok: false, intent: 'gift', refusal: { ...refusal, typed: 'Happy birthday' } }} />,
  );
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Happy birthday');
  expect(screen.getByText('Nobody answered.')).toBeDefined();
});

it('a refusal of a saved item that has left the page is said at its top', async () => {
  const nothing = { popular: [], done: undefined, notices: [], replaced: undefined, saved: undefined };
  showPart(<EmptyCart {...nothing} refusal={refusal} />);
  expect(await screen.findByText('Nobody answered.')).toBeDefined();
});
