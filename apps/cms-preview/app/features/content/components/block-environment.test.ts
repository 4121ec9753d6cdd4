import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readQuery } from '../model/query.ts';
import { environmentOf } from './block-environment.ts';

const SHOP = '../../../../../storefront/app/features/content/components/use-block-environment.ts';

/** Names that the shop gives its blocks, by its source: an application may not import another one. */
function offeredByShop(): readonly string[] {
  const source = readFileSync(new URL(SHOP, import.meta.url), 'utf8');
  const [, fields = ''] = /\(\) => \(\{\n([\s\S]*?)\n\s*\}\),/.exec(source) ?? [];
  return [...fields.matchAll(/^\s{6}(\w+)[,:]/gm)].map(([, name = '']) => name);
}

/** For visitors only: closed blocks and analytics. */
const OF_VISITORS = ['closedBlocks', 'onCloseBlock', 'onEvent'];

it('blocks of a preview are given everything that the shop gives them', () => {
  const offered = offeredByShop();
  expect(offered).toContain('newsletter');
  const own = environmentOf(readQuery(new URLSearchParams()));
  const given = new Set(Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [name])));
  expect(offered.filter((name) => !given.has(name) && !OF_VISITORS.includes(name))).toEqual([]);
});

it('forms end as the state of the view demands, and nothing is sent', async () => {
  const payload = {
    optIn: true,
    campaignName: 'a',
    email: 'a@example.com',
    acquisitionType: 'Signup',
  } as const;
  const end = (state: string) => {
    const { newsletter } = environmentOf(readQuery(new URLSearchParams({ state })));
    return newsletter?.subscribe(payload);
  };
  expect(await end('normal')).toEqual({ ok: true });
  expect(await end('error')).toEqual({ ok: false, message: 'That did not work. Please try again.' });
});

it('a persona, its consent and a forced segment reach nested blocks', () => {
  const parameters = new URLSearchParams('persona=employee&consent=everything&forced=loyalty-member');
  const { audience, players, testContext, events, useVariant } = environmentOf(readQuery(parameters));
  expect([audience?.isEmployee, events?.isSignedIn, players?.isAllowed]).toEqual([true, true, true]);
  expect([testContext, useVariant?.('any', undefined)]).toEqual(['loyalty-member', 'loyalty-member']);
});
