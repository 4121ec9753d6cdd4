import { expect, it } from 'vitest';
import { chooseBlocks, whyNothing } from './choose-blocks.ts';
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

it('everybody sees the first segment that is for them, else the first baseline', () => {
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

it('a forced segment is shown whoever looks, and an unknown one changes nothing', () => {
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

it('each choice on the way says why, also inside another', () => {
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
  expect(whyNothing(empty, { persona: 'guest', forced: '' })).toContain('there is no baseline');
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
