// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TranslatorProvider } from '../../shared/i18n/TranslatorContext.tsx';
import { translatorFor } from '../../shared/i18n/translator.server.ts';
import { siteOf } from '../../shared/sites/sites.ts';
import { StateProvider } from '../../shared/state/StateProvider.tsx';
import * as loading from './load-page.ts';
import { opensInDialog } from './opens-in-dialog.ts';
import { PageDialog } from './PageDialog.tsx';

const at = (path: string) => new URL(path, window.location.href).href;

function page(path: string, title: string, markup: string): loading.LoadedPage {
  const content = document.createElement('div');
  content.innerHTML = markup;
  return { url: at(path), title, content, stylesheets: [] };
}
const FORM =
  '<form method="post" action="/en-gb/sign-in"><input name="email" value="a@b.c"><button>Send</button></form><a href="/en-gb/sign-up">New here</a>';
const signIn = () => page('/en-gb/sign-in', 'Sign in', FORM);

const load = vi.spyOn(loading, 'loadPage');
const leave = { assign: vi.fn(), replace: vi.fn() };
const onClose = vi.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/en-gb/cart');
  vi.spyOn(window.history, 'back').mockImplementation(() => {
    queueMicrotask(() => window.dispatchEvent(new PopStateEvent('popstate')));
  });
  vi.spyOn(window.location, 'assign').mockImplementation(leave.assign);
  vi.spyOn(window.location, 'replace').mockImplementation(leave.replace);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show() {
  const opener = document.createElement('button');
  document.body.append(opener);
  render(
    <StateProvider>
      <TranslatorProvider value={translatorFor(siteOf('en-gb'))}>
        <PageDialog address="/en-gb/sign-in" opener={opener} onClose={onClose} />
      </TranslatorProvider>
    </StateProvider>,
  );
  return opener;
}

const inside = (): ShadowRoot => {
  const root = Array.from(document.querySelectorAll('dialog div'), (element) => element.shadowRoot).find(
    Boolean,
  );
  if (!root) throw new Error('no page');
  return root;
};
const opened = async (name = 'Sign in') => {
  await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeTruthy());
  await waitFor(() => expect(inside().querySelector('form, p')).not.toBeNull());
};
const send = () =>
  inside()
    .querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

describe('which links open over their page', () => {
  it.each([
    ['/en-gb/sign-in', '/en-gb/cart', true],
    ['/en-gb/p/shell-NF8KH8C3/questions', '/en-gb/p/shell-NF8KH8C3', true],
    ['/en-gb/sign-up', '/en-gb/sign-in', false],
    ['/en-gb/stores', '/en-gb/cart', false],
  ])('%s on %s: %s', (to, from, opens) =>
    expect(opensInDialog({ pathname: to }, { pathname: from })).toBe(opens),
  );
});

describe('a page over another one', () => {
  it('has the title of the page, and the address stays', async () => {
    load.mockResolvedValueOnce(signIn());
    show();
    await opened();
    expect(window.location.pathname).toBe('/en-gb/cart');
  });

  it('a form that was rejected stays in the dialog with its error', async () => {
    load.mockResolvedValueOnce(signIn());
    load.mockResolvedValueOnce(page('/en-gb/sign-in', 'Sign in', '<p role="alert">Wrong password</p>'));
    show();
    await opened();
    send();
    await waitFor(() => expect(inside().textContent).toContain('Wrong password'));
    const [, form] = load.mock.calls[1] ?? [];
    expect(form).toEqual(new URLSearchParams({ email: 'a@b.c' }));
    expect(leave.replace).not.toHaveBeenCalled();
  });

  it('a form that was accepted leads where the page would', async () => {
    load.mockResolvedValueOnce(signIn());
    load.mockResolvedValueOnce({ url: at('/en-gb/account') });
    show();
    await opened();
    send();
    await waitFor(() => expect(leave.replace).toHaveBeenCalledWith(at('/en-gb/account')));
  });

  it('a form without a response keeps what was typed and says so', async () => {
    load.mockResolvedValueOnce(signIn());
    load.mockRejectedValueOnce(new TypeError('no answer'));
    show();
    await opened();
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/did not work|didn’t work/));
    expect(inside().querySelector('input')?.value).toBe('a@b.c');
  });

  it('a link to another such page is followed in the dialog', async () => {
    load.mockResolvedValueOnce(signIn());
    load.mockResolvedValueOnce(page('/en-gb/sign-up', 'Create account', '<p>Welcome</p>'));
    show();
    await opened();
    inside()
      .querySelector('a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await opened('Create account');
    expect(load.mock.calls[1]).toEqual([at('/en-gb/sign-up')]);
  });

  it('a page that is not for a dialog is gone to', async () => {
    load.mockResolvedValueOnce({ url: at('/en-gb/account') });
    show();
    await waitFor(() => expect(leave.assign).toHaveBeenCalledWith(at('/en-gb/account')));
  });

  it('a page that does not come is left to the browser', async () => {
    load.mockRejectedValueOnce(new TypeError('no answer'));
    show();
    await waitFor(() => expect(leave.assign).toHaveBeenCalledWith('/en-gb/sign-in'));
  });

  it('Back closes it, and the focus returns to its link', async () => {
    load.mockResolvedValueOnce(signIn());
    const opener = show();
    await opened();
    const others = vi.fn();
    window.addEventListener('popstate', others);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(others).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(opener);
    window.removeEventListener('popstate', others);
  });
});
