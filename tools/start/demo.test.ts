import { describe, expect, it } from 'vitest';
import { readDemo } from './demo.ts';

describe('the demo part of a start', () => {
  it('is the accounts and cards of the demo if it has filled the shop', async () => {
    const { people, cards } = await readDemo('demo');
    expect(people).toContainEqual({
      role: 'registered',
      signsInAt: '/sign-in',
      name: 'noor@example.com',
      password: 'Northfell-2026',
    });
    expect(cards.map(({ behaviour }) => behaviour)).toEqual(
      expect.arrayContaining(['pass', 'decline', 'challenge']),
    );
  });

  it('is empty with another source or none', async () => {
    const nothing = { people: [], cards: [] };
    expect(await readDemo('other')).toEqual(nothing);
    expect(await readDemo(undefined)).toEqual(nothing);
  });
});
