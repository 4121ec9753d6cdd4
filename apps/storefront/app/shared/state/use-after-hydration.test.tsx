// @vitest-environment happy-dom
import { atom, createStore, Provider } from 'jotai';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useFromDocument } from '@haberdash/page-engine';
import { useAfterHydration, usePartAfterHydration } from './use-after-hydration.ts';

const countAtom = atom<number | undefined>(undefined);

function Count() {
  const count = useAfterHydration(countAtom, undefined);
  return <p>{count === undefined ? 'Bag' : <b>Bag, {count}</b>}</p>;
}

it('a snapshot that arrives before a part hydrates does not contradict its markup', async () => {
  const page = <Count />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Provider store={createStore()}>{page}</Provider>);
  const store = createStore();
  store.set(countAtom, 2);
  const contradictions: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <Provider store={store}>{page}</Provider>, {
      onRecoverableError: (error) => contradictions.push(error),
    }),
  );
  expect(contradictions).toEqual([]);
  expect(container.textContent).toBe('Bag, 2');
  await act(async () => root.unmount());
});

it('a part is drawn again when what it reads has changed, and not because it came with its document', async () => {
  const draw = vi.fn();
  const Parity = () => {
    draw();
    const isEven = usePartAfterHydration(
      countAtom,
      undefined,
      (count) => count !== undefined && count % 2 === 0,
    );
    return <p>{`${String(useFromDocument())} ${String(isEven)}`}</p>;
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Parity />);
  const store = createStore();
  store.set(countAtom, 2);
  draw.mockClear();
  const root = await act(async () =>
    hydrateRoot(
      container,
      <Provider store={store}>
        <Parity />
      </Provider>,
    ),
  );
  const afterStart = draw.mock.calls.length;
  expect(container.textContent).toBe('true true');
  await act(async () => store.set(countAtom, 4));
  expect(draw).toHaveBeenCalledTimes(afterStart);
  await act(async () => store.set(countAtom, 5));
  expect([draw.mock.calls.length, container.textContent]).toEqual([afterStart + 1, 'true false']);
  await act(async () => root.unmount());
});

it('what came with its document is drawn once', async () => {
  const draw = vi.fn();
  const StaticBlock = () => {
    draw();
    return <p>{String(useFromDocument())}</p>;
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<StaticBlock />);
  draw.mockClear();
  const root = await act(async () => hydrateRoot(container, <StaticBlock />));
  expect([draw.mock.calls.length, container.textContent]).toEqual([1, 'true']);
  await act(async () =>
    root.render(
      <div>
        <StaticBlock />
      </div>,
    ),
  );
  expect(container.textContent).toBe('false');
  await act(async () => root.unmount());
});
