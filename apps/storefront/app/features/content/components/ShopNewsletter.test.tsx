// @vitest-environment happy-dom
import type { NewsletterBlock } from '@haberdash/blocks/model';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeShopper } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { TranslatorProvider } from '../../../shared/i18n/TranslatorContext.tsx';
import { useSetShopper, type ShopperSnapshot } from '../../../shared/state/shopper.ts';
import { StateProvider } from '../../../shared/state/StateProvider.tsx';
import type { MyNewsletter } from '../server/newsletter.server.ts';
import { ShopBlocks } from './ShopBlocks.tsx';
import { ShopNewsletter } from './ShopNewsletter.tsx';

const { t } = fakeShopper({}).shopper;
const block: NewsletterBlock = {
  type: 'Newsletter',
  id: 'news',
  name: undefined,
  headingLevel: 2,
  title: 'News from the hills',
  alreadySubscribedTitle: 'You have them all',
};
let showShopper: (snapshot: ShopperSnapshot) => void = () => undefined;
function Snapshot() {
  const setShopper = useSetShopper();
  useEffect(() => {
    showShopper = setShopper;
  }, [setShopper]);
  return null;
}
const Stub = createRoutesStub([
  {
    path: '*',
    Component: () => (
      <StateProvider>
        <TranslatorProvider value={t}>
          <ShopBlocks>
            <Snapshot />
            <ShopNewsletter block={block} />
          </ShopBlocks>
        </TranslatorProvider>
      </StateProvider>
    ),
  },
]);
const page = <Stub initialEntries={['/en-gb/about']} />;
const requested: string[] = [];
let mine: MyNewsletter;

beforeEach(() => {
  requested.length = 0;
  mine = { email: 'linh@example.com', isSubscribed: false };
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    return Response.json(mine);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (kind: ShopperSnapshot['kind']) => {
  render(page);
  await screen.findByRole('heading', { name: 'News from the hills' });
  await act(async () => showShopper({ kind, roles: [] }));
};
const email = () => screen.getByRole<HTMLInputElement>('textbox');

it('requests the address of a signed-in customer once, fills it in and locks it', async () => {
  await open('registered');
  await vi.waitFor(() => expect(email().value).toBe('linh@example.com'));
  expect(email().readOnly).toBe(true);
  expect(requested).toEqual(['/en-gb/newsletter/subscribe']);
});

it('hides the form from a subscriber', async () => {
  mine = { email: 'linh@example.com', isSubscribed: true };
  await open('registered');
  expect(await screen.findByRole('heading', { name: 'You have them all' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('asks nothing of the server for a guest, whose form is empty', async () => {
  await open('guest');
  expect(email().value).toBe('');
  expect(email().readOnly).toBe(false);
  expect(requested).toEqual([]);
});

it('the document, which is the same for everybody, has the empty form', () => {
  const html = renderToString(page);
  expect(html).toContain('News from the hills');
  expect(html).not.toContain('@example.com"');
  expect(requested).toEqual([]);
});

it('checks the fields by the schema of the shop before anything is sent', async () => {
  await open('guest');
  fireEvent.change(email(), { target: { value: 'aoife@example' } });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Email is not valid')).toBeTruthy();
  expect(screen.getByText('Please tick this box to continue')).toBeTruthy();
  expect(requested).toEqual([]);
});
