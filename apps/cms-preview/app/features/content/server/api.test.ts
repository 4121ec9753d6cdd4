import { expect, it, vi } from 'vitest';
import { siteOf } from '../../../shared/sites/sites.ts';
import { createApis } from './api.server.ts';

it.each([['203.0.113.7'], [undefined]])(
  'the service gets the address of the editor: %s',
  async (clientAddress) => {
    const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({ blocks: [] }));
    vi.stubGlobal('fetch', fetch);
    const editor = { ticket: 'signed', siteIds: ['NF-US'], expiresAtMs: 0 };
    const { content } = createApis({
      query: { site: siteOf('en-us'), at: undefined },
      editor: clientAddress === undefined ? editor : { ...editor, clientAddress },
    });
    const params = { path: { mode: 'live', fragmentId: 'promo-bar' } } as const;
    await content.GET('/{mode}/caas/v1/canvas/fragment/{fragmentId}', { params });
    expect(fetch.mock.lastCall?.[0].headers.get('x-forwarded-for')).toBe(clientAddress ?? null);
  },
);
