// @vitest-environment happy-dom
import { productCardClass } from '@haberdash/blocks';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useSetShopper } from '../../../../shared/state/shopper.ts';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { useToasts } from '../../../../shared/state/toasts.ts';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { withSwitches } from '../../../../shared/testing/site-switches.fixtures.ts';
import { forgetMemory } from '../model/browsing-memory.ts';
import { useSetFavourites } from '../state/favourites.ts';
import { useQuickShop } from '../state/quick-shop.ts';
import { useShownCard } from '../state/shown-cards.ts';
import { CardForm } from './CardForm.tsx';
import { CardTools } from './CardTools.tsx';

const { t } = fakeShopper({}).shopper;
const send = vi.fn<typeof fetch>();
const store = { name: 'Northfell Boulder', employee: 'Sam' };

const cardMarkup = (id: string) =>
  renderToStaticMarkup(
    <TranslatorProvider value={t}>
      <article className={productCardClass}>
        <img alt={id} src={`/images/products/${id}/moss/front?w=640&fm=webp`} />
        <a href={`/en-gb/p/shell-${id}?list=new`}>Shell {id}</a>
        <p data-colors={'moss\t#2f4a3c\tMoss\t1\nember\t#b4552f\tEmber'} />
        <CardTools
          id={id}
          name={`Shell ${id}`}
          url={`/p/shell-${id}?list=new`}
          canCompare
          canQuickShop
          removalForm={undefined}
        />
      </article>
    </TranslatorProvider>,
  );

function Page({ ids }: { readonly ids: readonly string[] }) {
  const toasts = useToasts();
  const setShopper = useSetShopper();
  const setFavourites = useSetFavourites();
  const quick = useQuickShop();
  useShownCard();
  return (
    <>
      <div data-testid="cards" dangerouslySetInnerHTML={{ __html: ids.map(cardMarkup).join('') }} />
      <CardForm />
      <button onClick={() => setFavourites({ total: 1, productIds: ['NF100002'] })}>favourites come</button>
      <button onClick={() => setShopper({ kind: 'guest', roles: [], store })}>associate serves</button>
      <output>{toasts.map(({ message }) => message).join()}</output>
      <p>quick shop: {quick && `${quick.name} ${quick.url}`}</p>
    </>
  );
}

const show = (ids: readonly string[] = ['NF100001', 'NF100002']) =>
  render(
    <StateProvider>
      <TranslatorProvider value={t}>
        <Page ids={ids} />
      </TranslatorProvider>
    </StateProvider>,
  );
const tool = (name: string) => screen.getByRole('button', { name });
const heart = (id: string) => tool(`Favourite: Shell ${id}`);
const compare = (id: string) => tool(`Compare: Shell ${id}`);
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed');
const forms = () =>
  send.mock.calls.map(([, init]) =>
    init?.body instanceof FormData ? Array.from(init.body, ([name, value]) => [name, value]) : [],
  );

describe('the buttons of cards', () => {
  beforeEach(() => {
    send.mockReset().mockImplementation(async () => Response.json({ ok: true, intent: 'add' }));
    vi.stubGlobal('fetch', send);
    forgetMemory();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('send what a form can send, without script', () => {
    show();
    const form = document.querySelector('form');
    const attributes = (button: HTMLElement) =>
      ['form', 'name', 'value', 'formmethod', 'formaction'].map((name) => button.getAttribute(name));
    expect([form?.id, form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'card-tools',
      'post',
      '/en-gb/favorites/heart',
    ]);
    expect(attributes(heart('NF100001'))).toEqual(['card-tools', 'id', 'NF100001', null, null]);
    expect(attributes(compare('NF100001'))).toEqual([
      'card-tools',
      'items',
      'NF100001',
      'get',
      '/en-gb/compare',
    ]);
    expect(attributes(tool('Quick shop: Shell NF100001'))).toEqual([
      'card-tools',
      null,
      null,
      'get',
      '/en-gb/p/shell-NF100001?list=new#size',
    ]);
  });

  it('mark what is a favourite once that is known', async () => {
    show();
    await waitFor(() => expect(pressed(compare('NF100001'))).toBe('false'));
    expect(pressed(heart('NF100001'))).toBeNull();
    fireEvent.click(screen.getByText('favourites come'));
    expect([heart('NF100001'), heart('NF100002')].map(pressed)).toEqual(['false', 'true']);
  });

  it('are marked on cards that are added later', async () => {
    show();
    fireEvent.click(screen.getByText('favourites come'));
    await waitFor(() => expect(pressed(heart('NF100002'))).toBe('true'));
    const later = document.createElement('div');
    later.innerHTML = cardMarkup('NF100003');
    screen.getByTestId('cards').append(later);
    await waitFor(() => expect(pressed(heart('NF100003'))).toBe('false'));
  });

  it('fill immediately, and send what is pressed before their code is there', async () => {
    show();
    fireEvent.click(heart('NF100001'));
    await waitFor(() => expect(pressed(heart('NF100001'))).toBe('true'));
    expect(send.mock.calls.map(([url]) => url)).toEqual(['/en-gb/favorites/heart']);
    expect(forms()).toEqual([
      [
        ['id', 'NF100001'],
        ['intent', 'add'],
        ['then', 'stay'],
      ],
    ]);
    await act(async () => undefined);
    fireEvent.click(heart('NF100001'));
    await waitFor(() => expect(pressed(heart('NF100001'))).toBe('false'));
    expect(forms()[1]?.[1]).toEqual(['intent', 'remove']);
  });

  it('go back and say why when the shop rejects', async () => {
    send.mockImplementation(async () =>
      Response.json({ ok: false, formError: { text: 'Your favourites are full.' } }, { status: 409 }),
    );
    show();
    fireEvent.click(heart('NF100001'));
    await screen.findByText('Your favourites are full.');
    expect(pressed(heart('NF100001'))).toBe('false');
  });

  it('put products aside to be compared, four at the most', async () => {
    const ids = ['NF100001', 'NF100002', 'NF100003', 'NF100004', 'NF100005'];
    show(ids);
    for (const id of ids.slice(0, 4)) {
      fireEvent.click(compare(id));
      await waitFor(() => expect(pressed(compare(id))).toBe('true'));
    }
    fireEvent.click(compare('NF100005'));
    await screen.findByText(/up to 4 products/);
    expect(pressed(compare('NF100005'))).toBe('false');
    fireEvent.click(compare('NF100001'));
    await waitFor(() => expect(pressed(compare('NF100001'))).toBe('false'));
  });

  it('show the sizes of the product over the page', async () => {
    show();
    fireEvent.click(tool('Quick shop: Shell NF100001'));
    await screen.findByText('quick shop: Shell NF100001 /p/shell-NF100001?list=new');
    expect(send).not.toHaveBeenCalled();
  });

  it('have no hearts while an associate serves', async () => {
    show();
    await waitFor(() => expect(pressed(compare('NF100001'))).toBe('false'));
    fireEvent.click(screen.getByText('associate serves'));
    expect(document.querySelectorAll('[name=id]:not([hidden])')).toHaveLength(0);
  });

  it('have no hearts on a site without favourites', () =>
    withSwitches('en-gb', { favourites: false }, () => {
      show();
      expect(document.querySelectorAll('[name=id]')).toHaveLength(0);
    }));
});

describe('a card', () => {
  afterEach(cleanup);

  it('gets its other side and a link to each colour while a mouse points at it', async () => {
    show();
    const [card] = document.querySelectorAll('article');
    await waitFor(() => expect(pressed(compare('NF100001'))).toBe('false'));
    const colours = () => screen.queryByRole('list', { name: 'Colours of Shell NF100001' });
    const point = (pointerType: string, target: Element | null | undefined) =>
      act(() => void target?.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true })));
    point('touch', card?.firstElementChild);
    expect(colours()).toBeNull();
    point('mouse', card?.firstElementChild);
    await waitFor(() => expect(colours()).not.toBeNull());
    expect(
      card?.querySelector('img[src="/images/products/NF100001/moss/back?w=640&fm=webp"]'),
    ).not.toBeNull();
    const links = [...(colours()?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/en-gb/p/shell-NF100001?list=new&color=moss', 'true'],
      ['/en-gb/p/shell-NF100001?list=new&color=ember', null],
    ]);
    point('mouse', document.body);
    expect(colours()).toBeNull();
  });
});
