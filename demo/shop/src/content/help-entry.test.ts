import { expect, it } from 'vitest';
import { helpEntry } from './help-entry.ts';

it('knows a page of help by its name, and its words by the headings that they stand under', () => {
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
