import { expect, it } from 'vitest';
import { chooseBlocks, whyNothing } from './choose-blocks.ts';
import { documentOf } from './documents.ts';
import { forceableOf } from './forceable.ts';
import { PERSONAS, type PersonaName } from './personas.ts';

const hero = (id: string) => ({ type: 'Hero', id });
const segmentation = {
  type: 'Segmentation',
  id: 's',
  segments: [
    { id: 'employee', targets: [hero('staff')] },
    { id: 'loyalty-member', targets: [hero('members')] },
    { id: 'not-cart-empty', targets: [hero('cart')] },
    { id: 'nonsense', targets: [hero('nobody')] },
  ],
  baselines: [hero('all'), hero('second baseline')],
};
const see = (block: object, persona: PersonaName = 'guest', forced = '') =>
  chooseBlocks({ ...block }, { persona, forced }).map(({ block: { id } }) => id);

it('each persona gets the first matching segment, else the first baseline', () => {
  const seen = Object.fromEntries(PERSONAS.map((persona) => [persona, see(segmentation, persona)[0]]));
  expect(seen).toEqual({
    guest: 'all',
    'guest-with-cart': 'cart',
    registered: 'all',
    'registered-with-cart': 'cart',
    'loyalty-member': 'members',
    employee: 'staff',
    athlete: 'all',
    ipa: 'all',
    wranx: 'all',
  });
  expect(see(segmentation)).toEqual(['all']);
});

it('a forced segment is shown to every persona, and an unknown one changes nothing', () => {
  expect(see(segmentation, 'guest', 'employee')).toEqual(['staff']);
  expect(see(segmentation, 'guest', 'nobody-knows')).toEqual(['all']);
});

it('an experience shows its baseline, or the variant that is forced by id or by name', () => {
  const experience = {
    type: 'Experience',
    baselines: [hero('control')],
    variants: [{ name: 'Big', variantId: 'v1', targets: [hero('big')] }],
  };
  expect([see(experience), see(experience, 'guest', 'v1'), see(experience, 'guest', 'Big')]).toEqual([
    ['control'],
    ['big'],
    ['big'],
  ]);
});

it('each choice gives its reason, also a nested one', () => {
  const nested = {
    ...segmentation,
    baselines: [{ ...segmentation, segments: [], baselines: [hero('deep')] }],
  };
  const [chosen] = chooseBlocks(nested, { persona: 'guest', forced: '' });
  expect([chosen?.block['id'], chosen?.why.length]).toEqual(['deep', 2]);
  const [member] = chooseBlocks(segmentation, { persona: 'loyalty-member', forced: '' });
  expect(member?.why[0]).toBe(
    'The segment “loyalty-member”: the first of 4 that “Loyalty member” belongs to.',
  );
  const empty = { ...segmentation, segments: [], baselines: [] };
  expect(whyNothing(empty, { persona: 'guest', forced: '' })).toEqual([
    expect.stringContaining('there is no baseline'),
  ]);
  const around = { ...segmentation, segments: [], baselines: [empty] };
  expect(whyNothing(around, { persona: 'guest', forced: '' })).toHaveLength(2);
});

const filter = {
  type: 'Filter',
  id: 'f',
  variant: 'byCategory',
  operator: 'IN',
  filterBy: ['110100', '110200'],
  components: [hero('care'), hero('more care')],
};
function seeFilter(raw: object, name = '') {
  const looker = { persona: 'guest', forced: '', document: documentOf(name) } as const;
  const chosen = chooseBlocks({ ...raw }, looker);
  const why = chosen.length === 0 ? whyNothing({ ...raw }, looker) : (chosen[0]?.why ?? []);
  return [chosen.map(({ block: { id } }) => id), why];
}

it.each([
  ['IN', 'What the filter holds; readers get it in the categories “110100”, “110200” only.'],
  ['NOT IN', 'What the filter holds; readers get it anywhere but in the categories “110100”, “110200”.'],
])('in the list of filters each shows its blocks, and where readers get them: %s', (operator, why) => {
  const shown = [['care', 'more care'], [why]];
  expect(seeFilter({ ...filter, operator })).toEqual(shown);
  // The preview does not know the categories of a product.
  expect(seeFilter({ ...filter, operator }, 'product/NFEAM3PA')).toEqual(shown);
});

it('in a document with a product or category a filter applies as for readers, with its reason', () => {
  expect(seeFilter(filter, 'category/110100')).toEqual([
    ['care', 'more care'],
    ['What the filter holds; readers get it in the categories “110100”, “110200” only.'],
  ]);
  for (const name of ['category/100000', 'page/home'])
    expect(seeFilter(filter, name)).toEqual([
      [],
      [`Nothing is shown: readers get it in the categories “110100”, “110200” only, not on ${name}.`],
    ]);
  const ofProducts = { ...filter, variant: 'bySku', filterBy: ['NFEAM3PA'] };
  expect(seeFilter(ofProducts, 'product/NFEAM3PA')[0]).toEqual(['care', 'more care']);
  expect(seeFilter({ ...ofProducts, operator: 'NOT IN' }, 'product/NFEAM3PA')).toEqual([
    [],
    ['Nothing is shown: readers get it anywhere but on the products “NFEAM3PA”, not on product/NFEAM3PA.'],
  ]);
});

it('a filter without a list, or without blocks, is reported', () => {
  expect(seeFilter({ ...filter, filterBy: [] })[1]).toEqual([
    'What the filter holds; readers get it nowhere: it lists no categories.',
  ]);
  expect(seeFilter({ ...filter, operator: 'NOT IN', filterBy: [] })[1]).toEqual([
    'What the filter holds; readers get it everywhere: it lists no categories.',
  ]);
  expect(seeFilter({ ...filter, components: [] })).toEqual([
    [],
    ['Nothing is shown: the filter holds no blocks.'],
  ]);
});

it('a filter inside a choice is looked into, too', () => {
  expect(see({ ...segmentation, segments: [], baselines: [filter] })).toEqual(['care', 'more care']);
});

it('what can be forced is what the content names, also inside other blocks', () => {
  const variants = [{ name: 'Big', variantId: 'v1', targets: [] }];
  const experience = { type: 'Experience', variants, baselines: [segmentation] };
  expect(forceableOf([experience, segmentation])).toEqual([
    'v1',
    'employee',
    'loyalty-member',
    'not-cart-empty',
    'nonsense',
  ]);
});
