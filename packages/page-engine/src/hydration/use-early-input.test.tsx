// @vitest-environment happy-dom
import { act, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useEarlyInput } from './use-early-input.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let heard: string[] = [];
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  heard = [];
});

function Search() {
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  useEarlyInput(field, ({ value }) => {
    heard.push(`field ${value}`);
    setCount(count + 1);
  });
  useEarlyInput(form, () => heard.push('form'));
  return (
    <form ref={form} data-count={count}>
      <input ref={field} name="q" defaultValue="" />
      <input type="checkbox" name="size" />
    </form>
  );
}

/** Hydrates a document after some input. */
async function hydrate(before: (host: HTMLElement) => void): Promise<HTMLElement> {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<Search />);
  before(host);
  await act(async () => {
    root = hydrateRoot(host, <Search />);
  });
  return host;
}
const control = (host: HTMLElement, name: string): HTMLInputElement => {
  const found = host.querySelector(`[name=${name}]`);
  if (!(found instanceof HTMLInputElement)) throw new TypeError('no input');
  return found;
};

it('what was typed before hydration is heard once, by the control and by its form', async () => {
  const host = await hydrate((document) => {
    control(document, 'q').value = 'tent';
  });
  expect(heard).toEqual(['field tent', 'form']);
  expect(host.querySelector('form')?.dataset['count']).toBe('1');
});

it('a tick is heard by the form, and by no other control', async () => {
  await hydrate((document) => {
    control(document, 'size').checked = true;
  });
  expect(heard).toEqual(['form']);
});

it('an untouched page has no early input', async () => {
  await hydrate(() => undefined);
  expect(heard).toEqual([]);
});
