// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BagLink, LazyMiniCart, useSetCart } from '../../../buy/cart/index.ts';
import type { CartResult } from '../../../buy/cart/model/cart-result.ts';
import { toCartView } from '../../../buy/cart/model/cart-view.ts';
import { cart, cartItem, fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { BuyForm } from './BuyForm.tsx';
import { sizesOf, type SizeKind } from '../model/product-view.ts';
import { product } from '../model/product.fixtures.ts';

const rejected: CartResult = {
  ok: false,
  intent: 'add',
  formError: {
    place: 'field',
    field: 'productId',
    code: 'ITEM_OOS',
    text: 'Sorry, this size has just sold out.',
  },
};

const added: CartResult = {
  ok: true,
  intent: 'add',
  cart: toCartView(
    cart({ items: [cartItem({ productId: 'NF1002342S', qty: 2 })], totalItems: 2 }),
    fakeShopper({}, { locale: 'en-gb' }).shopper.t,
  ),
  text: 'Added to your bag',
  addedProductId: 'NF1002342S',
};
// A request that a test leaves open would hold the lock of the browser for the next one.
beforeAll(() => {
  const request = (_name: string, _options: object, run: () => Promise<void>) => run();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
});

const LINE = { name: 'Corrie Shell', image: { src: '/images/shell' }, choices: ['Slate'] };

function EmptyBag() {
  const setCart = useSetCart();
  useEffect(() => setCart({ totalItems: 0 }), [setCart]);
  return null;
}

interface Shown {
  readonly answer?: CartResult | Promise<CartResult>;
  readonly locale?: string;
  readonly sizeKind?: SizeKind;
}

/** The product page; adding to the cart returns `answer`. */
function show(colorId: string, { answer = rejected, locale = 'en-gb', sizeKind = 'clothing' }: Shown = {}) {
  const { t } = fakeShopper({}, { locale }).shopper;
  const sent = vi.fn<(form: FormData) => CartResult | Promise<CartResult>>(() => answer);
  const Stub = createRoutesStub([
    {
      path: `/${locale}/p/corrie-shell-NF100234`,
      Component: () => (
        <StateProvider>
          <TranslatorProvider value={t}>
            <EmptyBag />
            <BagLink />
            <BuyForm
              help={{
                finderHref: undefined,
                waitHref: '/en-gb/p/corrie-shell-NF100234/back-in-stock?color=slate',
              }}
              sizes={sizesOf(product(), colorId)}
              sizeKind={sizeKind}
              price="£165.00"
              choiceKey={colorId}
              line={LINE}
              hasWallet
            />
            <LazyMiniCart />
          </TranslatorProvider>
        </StateProvider>
      ),
    },
    { path: `/${locale}/mini-cart`, action: async ({ request }) => sent(await request.formData()) },
  ]);
  render(<Stub initialEntries={[`/${locale}/p/corrie-shell-NF100234`]} />);
  return sent;
}

/** A response that the test releases. */
function pendingResult() {
  let resolve: (response: CartResult) => void = () => undefined;
  const promise = new Promise<CartResult>((give) => {
    resolve = give;
  });
  return { promise, resolve };
}

const bag = () => screen.findByRole('dialog', { name: 'Your bag' });
const press = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: /^S/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to bag', hidden: true }));
};

describe('the form that buys', () => {
  // As an idle page does, so that tests do not wait for code.
  beforeAll(() => import('../../../buy/cart/components/MiniCart.tsx'));
  afterEach(cleanup);

  it('asks for a size at the sizes, takes the focus there and sends nothing', async () => {
    const sent = show('moss');
    fireEvent.click(await screen.findByRole('button', { name: 'Add to bag' }));
    await waitFor(() => expect(screen.getAllByText('Select a size.')).not.toHaveLength(0));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^S/ }));
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['fr-fr', 'shoes', 'Pointure', 'Choisissez une pointure.'],
    ['es-es', 'shoes', 'Número', 'Elige un número.'],
    ['it-it', 'shoes', 'Numero', 'Scegli un numero.'],
    ['fr-fr', 'clothing', 'Taille', 'Choisissez une taille.'],
    ['it-it', 'volume', 'Capacità', 'Scegli una capacità.'],
  ] as const)('asks on %s for the size of %s by its own word, %s', async (locale, sizeKind, word, asked) => {
    show('moss', { locale, sizeKind });
    expect(await screen.findByRole('group', { name: word })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /Ajouter|Añadir|Aggiungi/ }));
    await waitFor(() => expect(screen.getAllByText(asked)).not.toHaveLength(0));
  });

  it('tells sold-out sizes in words and does not let them be chosen', async () => {
    show('slate');
    const soldOut = await screen.findByRole('radio', { name: /^M.*sold out/ });
    expect(soldOut).toHaveProperty('disabled', true);
  });

  it('says beside the sizes why the service rejected, until another size is chosen', async () => {
    const sent = show('slate');
    fireEvent.click(await screen.findByRole('radio', { name: /^S/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    await waitFor(() =>
      expect(screen.getAllByText('Sorry, this size has just sold out.')).not.toHaveLength(0),
    );
    expect(sent.mock.calls[0]?.[0].get('productId')).toBe('NF1002342S');
    fireEvent.click(screen.getByRole('radio', { name: /^L/ }));
    await waitFor(() => expect(screen.queryByText('Sorry, this size has just sold out.')).toBeNull());
  });

  it('opens the bag with the line and the count before the shop has answered, and without any money', async () => {
    const { promise, resolve } = pendingResult();
    const sent = show('slate', { answer: promise });
    await press();
    const dialog = await bag();
    expect(within(dialog).getByText('Corrie Shell')).toBeDefined();
    expect(within(dialog).getByText('Slate, S')).toBeDefined();
    expect(within(dialog).getByRole('status').textContent).toBe('Adding to bag');
    expect(dialog.textContent).not.toContain('£');
    expect(screen.getByRole('link', { name: 'Bag, 1 item', hidden: true })).toBeDefined();
    resolve(added);
    await within(dialog).findByText('Added to your bag');
    expect(within(dialog).getByText('Quantity: 2')).toBeDefined();
    expect(within(dialog).getByRole('link', { name: 'Check out' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Bag, 2 items', hidden: true })).toBeDefined();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('closes the bag when the shop rejects, with the focus at the sizes', async () => {
    show('slate');
    await press();
    await waitFor(() =>
      expect(screen.getAllByText('Sorry, this size has just sold out.')).not.toHaveLength(0),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^S/ })));
    expect(screen.getByRole('link', { name: 'Bag, empty', hidden: true })).toBeDefined();
  });

  it('sends one press once while it is not answered', async () => {
    const { promise, resolve } = pendingResult();
    const sent = show('slate', { answer: promise });
    await press();
    fireEvent.click(screen.getByRole('button', { name: 'Add to bag', hidden: true }));
    resolve(added);
    await screen.findByText('Added to your bag');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
