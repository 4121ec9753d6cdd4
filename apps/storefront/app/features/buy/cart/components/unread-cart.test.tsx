// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { cart, cartItem, fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { toCartView } from '../model/cart-view.ts';
import Cart from '../routes/cart.tsx';

const { t } = fakeShopper({}).shopper;
const view = (qty: number) => toCartView(cart({ items: [cartItem({ qty })], totalItems: qty }), t);
const nothing = { loss: undefined, done: undefined, replaced: undefined, rejected: undefined };
const page = (qty: number) => ({
  cart: view(qty),
  isRead: true,
  notices: [],
  popular: [],
  around: [],
  ...nothing,
});
const unread = { unread: { kind: 'service-down' as const } };

/** A cart of one line whose changes return `changed`, and whose reads return these responses in order. */
function showBag(reads: readonly object[], changed: object = view(3)) {
  const loader = vi.fn<() => object>();
  for (const read of reads.slice(0, -1)) loader.mockReturnValueOnce(read);
  loader.mockReturnValue(reads.at(-1) ?? {});
  const Stub = createRoutesStub([
    {
      path: '/en-gb/cart',
      // The stub replaces the server functions that the route types come from.
      Component: Cart as unknown as () => React.ReactNode,
      HydrateFallback: () => null,
      loader,
      action: () => ({ ok: true, intent: 'set-quantity', cart: changed }),
    },
  ]);
  render(
    <TranslatorProvider value={t}>
      <StateProvider>
        <Stub initialEntries={['/en-gb/cart']} />
      </StateProvider>
    </TranslatorProvider>,
  );
  return { loader };
}

const quantity = () => screen.findByRole<HTMLInputElement>('spinbutton');
const message = () => screen.queryByText(/couldn’t load the latest information/);
const change = async () => {
  const form = (await quantity()).form;
  if (form === null) throw new Error('The quantity has no form.');
  fireEvent.submit(form);
};

afterEach(cleanup);

it('a bag that cannot be read again after a change shows what the change was answered, and what is typed', async () => {
  showBag([page(2), unread]);
  await quantity();
  const code = screen.getByLabelText<HTMLInputElement>('Promo code');
  fireEvent.change(code, { target: { value: 'HALF-TYPED' } });
  await change();
  await waitFor(() => expect(message()).not.toBeNull());
  await waitFor(async () => expect((await quantity()).value).toBe('3'));
  expect(screen.getByLabelText('Promo code')).toBe(code);
  expect(code.value).toBe('HALF-TYPED');
});

it('another try shows what is read, not what was answered before', async () => {
  const { loader } = showBag([page(2), unread, page(5)]);
  await quantity();
  await change();
  await waitFor(() => expect(message()).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(message()).toBeNull());
  await waitFor(async () => expect((await quantity()).value).toBe('5'));
  expect(loader).toHaveBeenCalledTimes(3);
});

it('a bag that a change has emptied is empty, though it cannot be read again', async () => {
  showBag([page(2), unread], toCartView(cart({ items: [], totalItems: 0 }), t));
  await quantity();
  await change();
  await screen.findByText('Your bag is empty');
  expect(message()).not.toBeNull();
});

it('a bag that was never read says why', async () => {
  showBag([unread]);
  await expect(screen.findByText('Our site isn’t responding right now')).resolves.toBeDefined();
});
