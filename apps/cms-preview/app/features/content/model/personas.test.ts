import { AUDIENCE_IDS } from '@haberdash/blocks/model';
import { expect, it } from 'vitest';
import { belongsTo, PERSONAS } from './personas.ts';

it.each(AUDIENCE_IDS)('somebody can be chosen who is in the audience %s, and somebody who is not', (id) => {
  expect(PERSONAS.filter((persona) => belongsTo(persona, id))).not.toEqual([]);
  expect(PERSONAS.filter((persona) => belongsTo(persona, `not-${id}`))).not.toEqual([]);
});

it('nobody belongs to an audience that the shop does not know', () => {
  expect(PERSONAS.filter((persona) => belongsTo(persona, 'everybody'))).toEqual([]);
});
