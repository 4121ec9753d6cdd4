import type { Reviews } from '@haberdash/api-client/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import {
  newQuestion,
  newReview,
  productWithReview,
  type ReviewState,
} from '../../community/reviews/reviews-world.fixtures.ts';
import { letter } from './letter.ts';

/** Markup injections. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</p></body><iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '${7*7}{{7*7}}<!--',
];

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Elements and attribute names in order, which no text may change. */
const skeleton = (html: string): readonly string[] =>
  [...html.matchAll(/<(\/?[a-zA-Z!][^\s>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g)].map(
    ([, name = '', attributes = '']) =>
      [name, ...[...attributes.matchAll(/([^\s=]+)(?:="[^"]*")?/g)].map(([, each = '']) => each)].join(' '),
  );

const mail = (text: string) =>
  letter({
    id: '1',
    to: 'linh@example.org',
    locale: 'en-us',
    title: text,
    paragraphs: [text, `Hello ${text},`],
    action: { label: text, url: 'https://shop.example/' },
    note: text,
    leave: { label: text, url: 'https://shop.example/' },
  });

describe.each(PAYLOADS)('%s', (payload) => {
  it('is text at every place of a mail', () => {
    const { html } = mail(payload);
    expect(skeleton(html)).toEqual(skeleton(mail('plain').html));
    expect(html.split(escaped(payload))).toHaveLength(8);
  });
});

describe('what shoppers write', () => {
  const testShop = createTestShop();
  let state: ReviewState;
  beforeEach(async () => void (state = await productWithReview(testShop)));

  it.each(PAYLOADS)('%s comes back as it was typed in a review', async (payload) => {
    const fields = { title: payload, text: payload, nickname: payload.slice(0, 30) };
    const written = await state.shopper.call<{ reviewId: string }>('POST', `${state.path}/reviews`, {
      ...newReview,
      ...fields,
    });
    const id = written.body.reviewId;
    await testShop.service.syncTexts();
    testShop.service.editors.decide({ id, state: 'published' });
    await testShop.service.syncTexts();
    const { body } = await state.other.call<Reviews>('GET', `${state.path}/reviews`);
    expect(body.reviews.find((each) => each.id === id)).toMatchObject({ title: payload, text: payload });
  });

  it.each(PAYLOADS)('%s is text in the mail about a replied question', async (payload) => {
    const request = await state.shopper.call<{ questionId: string }>(
      'POST',
      `${state.path}/reviews/questions`,
      {
        ...newQuestion,
        text: payload,
      },
    );
    const id = request.body.questionId;
    await testShop.service.syncTexts();
    testShop.service.editors.decide({ id, state: 'published', answer: { id: 'an-9', text: payload } });
    await testShop.service.syncTexts();
    await testShop.service.checkout.reconcile();
    const [sent] = testShop.service.mails.filter(({ to }) => to === newQuestion.email).slice(-1);
    expect(sent?.text).toContain(payload);
    expect(sent?.html.split(escaped(payload))).toHaveLength(3);
    expect(sent?.html).not.toMatch(/<(?:script|img|svg|iframe)/);
  });
});
