import { expect, it, vi } from 'vitest';
import type { Block } from './block-types.ts';
import { chosenBlocks, decideExperiences } from './decide-experiences.ts';
import { parsePopUpBlocks } from './pop-ups.ts';
import { parseBlocks } from './parse-page.ts';

const line = (id: string) => ({ type: 'ThinBanner', id, title: id });
const experience = (id: string, targets: object[], baselines: object[] = [line(`${id}-plain`)]) => ({
  type: 'Experience',
  id,
  experienceId: id,
  variants: [{ name: 'Bold', variantId: 'bold', targets }],
  baselines,
});
const parse = (blocks: object[]): readonly Block[] => parseBlocks(blocks, { log: () => undefined });
const decidedOf = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.type === 'Experience' ? block.decided : undefined));

it('experiences are marked with their variant, each id decided once, and other blocks stay the same objects', async () => {
  const blocks = parse([line('first'), experience('a', [line('x')]), experience('b', [line('y')])]);
  const decide = vi.fn(async (id: string) => (id === 'a' ? 'bold' : undefined));
  const decided = await decideExperiences(blocks, decide);
  expect(decidedOf(decided)).toEqual([undefined, 'bold', undefined]);
  expect([decided[0] === blocks[0], decided[2] === blocks[2]]).toEqual([true, true]);
  expect(decide.mock.calls).toEqual([['a'], ['b']]);
  // The same object for the same decision, so that its markup stays cached.
  expect((await decideExperiences(blocks, decide))[1]).toBe(decided[1]);
});

it('a page without experiences, or without decisions, is the same list', async () => {
  const plain = parse([line('first')]);
  const decide = vi.fn(async () => undefined);
  expect(await decideExperiences(plain, decide)).toBe(plain);
  expect(decide).not.toHaveBeenCalled();
  const blocks = parse([experience('a', [line('x')])]);
  expect(await decideExperiences(blocks, decide)).toBe(blocks);
});

it('an experience inside another block is decided too', async () => {
  const blocks = parse([
    experience('outer', [experience('inner', [line('x')])]),
    { type: 'Segmentation', id: 's', segments: [], baselines: [experience('inner', [line('y')])] },
  ]);
  const decided = await decideExperiences(blocks, async () => 'bold');
  expect(chosenBlocks(decided.slice(0, 1)).map(({ block }) => block.id)).toEqual(['x']);
  const [, segmentation] = decided;
  expect(segmentation?.type === 'Segmentation' && decidedOf(segmentation.baselines)).toEqual(['bold']);
});

it('the chosen blocks name the outermost experience that was decided; the baseline names none', async () => {
  const popUp = { type: 'PopUp', id: 'p', name: 'Welcome', minimizedTitle: 'Hello' };
  const blocks = parsePopUpBlocks(
    { popups: [experience('greeting', [popUp], [])] },
    { log: () => undefined },
  );
  expect(chosenBlocks(blocks)).toEqual([]);
  const decided = await decideExperiences(blocks, async () => 'bold');
  expect(chosenBlocks(decided)).toMatchObject([
    { block: { type: 'PopUp', id: 'p' }, experience: { id: 'greeting', variant: 'bold' } },
  ]);
});
