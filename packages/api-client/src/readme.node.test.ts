import { setupServer } from 'msw/node';
import { expect, it, vi } from 'vitest';
import { mockHandlers } from './mock/index.ts';

it('runs every example of the README, one after the other', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  const server = setupServer(
    ...mockHandlers({
      baseUrl: 'https://api.example.com',
      statuses: { applyCoupon: { status: 400, code: 'PRM130' } },
    }),
  );
  server.listen({ onUnhandledFrame: 'error' });
  try {
    // A virtual module that the test's configuration builds from the README.
    await import(/* @vite-ignore */ ['virtual', 'readme'].join(':'));
  } finally {
    server.close();
  }
  expect(lines).toEqual([
    expect.stringMatching(/^\d+ products, the first one is \S/),
    'a cart of Guest',
    'signed in',
    expect.stringMatching(/^member M\d+$/),
    expect.stringMatching(/^PRM130 at the [a-z-]+: .*code/i),
    expect.stringMatching(/^1\d\d operations respond/),
  ]);
});
