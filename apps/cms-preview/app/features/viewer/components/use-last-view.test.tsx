// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useLastView } from './use-last-view.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Opened = Parameters<typeof useLastView>[0];

const read: Opened = {
  view: { results: [], total: 3, changes: [] },
  problem: undefined,
  readAt: '2026-12-01T08:00:00Z',
};
const away: Opened = {
  view: undefined,
  problem: { title: 'Away', cure: 'Wait.' },
  readAt: '2026-12-01T08:05:00Z',
};

function Shown({ opened }: { readonly opened: Opened }) {
  const { view, problem, readAt } = useLastView(opened);
  return (
    <Link to="/?docType=Video">
      {`${view?.total ?? 'nothing'} ${problem?.title ?? 'well'} ${readAt.slice(11, 16)}`}
    </Link>
  );
}

it('what was read last stays while it cannot be read, but never for another address', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const show = (opened: Opened) =>
    act(async () =>
      root.render(
        <MemoryRouter initialEntries={['/?docType=Hero']}>
          <Shown opened={opened} />
        </MemoryRouter>,
      ),
    );
  await show(read);
  expect(host.textContent).toBe('3 well 08:00');
  await show(away);
  expect(host.textContent).toBe('3 Away 08:00');
  await show({ ...read, readAt: '2026-12-01T08:06:00Z' });
  expect(host.textContent).toBe('3 well 08:06');
  await show({ ...away });
  await act(async () => host.querySelector('a')?.click());
  expect(host.textContent).toBe('nothing Away 08:05');
  await act(async () => root.unmount());
  host.remove();
});
