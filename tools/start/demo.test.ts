import { describe, expect, it } from 'vitest';
import { readDemo } from './demo.ts';

describe('what a start says of the demo', () => {
  it('is the people and cards of the demo where it has filled the shop', async () => {
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

  it('is nothing where another source or nobody has filled it', async () => {
    const nothing = { people: [], cards: [] };
    expect(await readDemo('other')).toEqual(nothing);
    expect(await readDemo(undefined)).toEqual(nothing);
  });
});
