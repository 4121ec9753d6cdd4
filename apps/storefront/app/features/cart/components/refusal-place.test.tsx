// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TranslatorProvider } from '../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../shared/state/StateProvider.tsx';
import { fakeShopper } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { CartUnread } from './CartUnread.tsx';
import { EmptyCart } from './EmptyCart.tsx';

const { t } = fakeShopper({}).shopper;
const refusal = { code: 'NO_ANSWER', text: 'Nobody answered.', place: 'line', itemId: 'line-1' } as const;

function show(element: React.ReactNode) {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }]);
  render(
    <TranslatorProvider value={t}>
      <StateProvider>
        <Stub />
      </StateProvider>
    </TranslatorProvider>,
  );
}

afterEach(cleanup);

it('a message that was typed stands in its form again when the bag cannot be read', async () => {
  show(
    <CartUnread answer={{ ok: false, intent: 'gift', refusal: { ...refusal, typed: 'Happy birthday' } }} />,
  );
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Happy birthday');
  expect(screen.getByText('Nobody answered.')).toBeDefined();
});

it('a refusal of a saved item that has left the page is said at its top', async () => {
  const nothing = { popular: [], done: undefined, notices: [], replaced: undefined, saved: undefined };
  show(<EmptyCart {...nothing} refusal={refusal} />);
  expect(await screen.findByText('Nobody answered.')).toBeDefined();
});
