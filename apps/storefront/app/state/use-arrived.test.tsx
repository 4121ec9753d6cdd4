// @vitest-environment happy-dom
import { atom, createStore, Provider } from 'jotai';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useArrived } from './use-arrived.ts';

const countAtom = atom<number | undefined>(undefined);

function Count() {
  const count = useArrived(countAtom, undefined);
  return <p>{count === undefined ? 'Bag' : <b>Bag, {count}</b>}</p>;
}

it('a snapshot that arrives before a part comes to life does not contradict its markup', async () => {
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
