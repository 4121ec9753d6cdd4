import { expect, it } from 'vitest';
import { helpEntry } from './help-entry.ts';

it('finds a help page by its name, and its texts by their headings', () => {
  const richText =
    '<p>You have 60&nbsp;days.</p><h2>Your <em>refund</em></h2><p>To the card &amp; fast.</p><ul><li>Free</li></ul>';
  expect(
    helpEntry('returns', {
      title: 'Returns',
      blocks: [{ type: 'RichText', richText }, { type: 'Upsell' }],
    }),
  ).toEqual({
    id: 'help-returns',
    name: 'Returns',
    url: '/returns',
    passages: [
      { heading: '', text: 'You have 60 days.' },
      { heading: 'Your refund', text: 'To the card & fast. Free' },
    ],
  });
});
