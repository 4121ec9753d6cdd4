import { AUDIENCE_IDS } from '@haberdash/blocks/model';
import { expect, it } from 'vitest';
import { belongsTo, PERSONAS } from './personas.ts';

it.each(AUDIENCE_IDS)('one persona is in the audience %s, and one is not', (id) => {
  expect(PERSONAS.filter((persona) => belongsTo(persona, id))).not.toEqual([]);
  expect(PERSONAS.filter((persona) => belongsTo(persona, `not-${id}`))).not.toEqual([]);
});

it('an unknown audience has no members', () => {
  expect(PERSONAS.filter((persona) => belongsTo(persona, 'everybody'))).toEqual([]);
});
