import { parseBlocks } from '@haberdash/blocks/model';
import { expect, it } from 'vitest';
import { forceBlocks } from './force-blocks.ts';

const line = (id: string) => ({ type: 'ThinBanner', id, title: id });
const blocks = parseBlocks(
  [
    {
      type: 'Segmentation',
      id: 'segments',
      segments: [
        { id: 'employee', targets: [line('staff')] },
        { id: 'loyalty-member', targets: [line('members'), line('points')] },
      ],
      baselines: [line('all')],
    },
    {
      type: 'Experience',
      id: 'experience',
      experienceId: 'winter',
      variants: [{ name: 'Big', variantId: 'v1', targets: [line('big')] }],
      baselines: [line('control')],
    },
  ],
  { log: () => undefined },
);
const forced = (testContext: string) => forceBlocks(blocks, testContext).map(({ id }) => id);

it('a forced segment or variant takes the place of what would choose it', () => {
  expect(forced('loyalty-member')).toEqual(['members', 'points', 'experience']);
  expect([forced('v1'), forced('Big')]).toEqual([
    ['segments', 'big'],
    ['segments', 'big'],
  ]);
});

it('a forced variation of a flag takes the place of the experience of its name', () => {
  expect(forced('winter=v1')).toEqual(['segments', 'big']);
  expect(forced('winter=control')).toEqual(['segments', 'control']);
  expect(forced('other=v1')).toEqual(['segments', 'experience']);
});

it('a name that no block knows changes nothing', () => {
  expect(forced('nobody')).toEqual(['segments', 'experience']);
});
