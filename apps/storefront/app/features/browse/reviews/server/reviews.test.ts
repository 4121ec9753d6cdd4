import { describe, expect, it } from 'vitest';
import { product } from '../../product/model/product.fixtures.ts';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readQuestions, runQuestions } from './questions.server.ts';
import { readReviews, runReviews } from './reviews.server.ts';
import { runNewReview } from './write-review.server.ts';

const PRODUCT = '/p/corrie-shell-NF100234';
const DETAILS = 'GET /products/v2/products/NF100234/details';
const REVIEWS = 'GET /products/v1/products/NF100234/reviews';
const WRITE = 'POST /products/v1/products/NF100234/reviews';
const UPLOAD = 'POST /products/v1/pictures';
const FLAG = 'POST /products/v1/products/NF100234/review/rv-1/flag';
const VOTE = 'POST /products/v1/products/NF100234/review/rv-1/vote';
const TRANSLATE = 'POST /products/v1/review/rv-1/translate';
const QUESTIONS = 'GET /products/v1/products/NF100234/reviews/questions';
const ASK = 'POST /products/v1/products/NF100234/reviews/questions';

const details = { body: product() };
const review = {
  id: 'rv-1',
  title: 'Sec',
  text: 'Neuf heures.',
  score: 5,
  author: 'Léa',
  date: '2026-05-01',
};
const reviews = {
  body: {
    total: 30,
    summary: { score: 5, reviewsCount: 30, distribution: [] },
    reviews: [{ ...review, language: 'fr' }],
  },
};
async function outcomeOf(run: Promise<unknown>) {
  const made = await outcome(run);
  return made.data instanceof Response ? { to: made.data.headers.get('location') } : made;
}

function atProduct(responses: Responses, options: Parameters<typeof fakeShopper>[1]) {
  const { shopper, seen } = fakeShopper(responses, options);
  return { shopper: { ...shopper, params: { product: 'corrie-shell-NF100234' } }, seen };
}

const base: Responses = { [DETAILS]: details, [REVIEWS]: reviews };
const written = {
  score: '4',
  title: 'Warm enough',
  text: 'Four days of wind.',
  nickname: 'Linh N.',
  fit: 'runs-small',
  recommended: 'no',
  terms: 'on',
};
const requested = {
  intent: 'ask',
  text: 'Is it loud?',
  nickname: 'Linh',
  email: 'linh@example.com',
  terms: 'on',
};

describe('the page of reviews', () => {
  const read = (query: string, responses: Responses = base) =>
    readReviews(atProduct(responses, { path: `${PRODUCT}/reviews${query}` }).shopper);

  it('asks for the stars, words, order and page of its address, and for nothing that fits no list', async () => {
    const { shopper } = atProduct(base, {
      path: `${PRODUCT}/reviews?score=4&q=%20rain%20&sort=newest&page=3`,
    });
    expect(await readReviews(shopper)).toMatchObject({
      filters: { score: 4, q: 'rain', sort: 'newest' },
      page: 3,
      pageCount: 3,
    });
    expect((await read('?score=9&sort=worst&q=')).filters).toEqual({ sort: 'helpful' });
  });

  it.each([
    ['?score=4&page=9999', '?score=4&page=3'],
    ['?page=1', ''],
    ['?page=x', ''],
  ])('leads from %s to the address of the page that it shows', async (query, to) => {
    await expect(outcome(read(query))).resolves.toEqual({ to: `/en-gb${PRODUCT}/reviews${to}` });
  });

  it('shows a review in the language of the site when that is asked for, and says when it cannot', async () => {
    const translated = {
      body: {
        reviewId: 'rv-1',
        sourceLanguage: 'fr',
        targetLanguage: 'en',
        title: 'Dry',
        text: 'Nine hours.',
      },
    };
    expect((await read('?translate=rv-1', { ...base, [TRANSLATE]: translated })).translation).toEqual({
      reviewId: 'rv-1',
      from: 'French',
      title: 'Dry',
      text: 'Nine hours.',
    });
    expect(
      (await read('?translate=rv-1', { ...base, [TRANSLATE]: formError('REV410', 409) })).translation,
    ).toEqual({
      reviewId: 'rv-1',
    });
    expect((await read('?translate=rv-9')).translation).toBeUndefined();
  });

  it('of a product that does not exist is a page that does not exist', async () => {
    const gone = read('', { ...base, [DETAILS]: formError('API404', 404) });
    await expect(gone).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('a form of readers', () => {
  const send = async (fields: Record<string, string>, responses: Responses = {}, query = '') => {
    const { shopper, seen } = atProduct(responses, { fields, path: `${PRODUCT}/reviews${query}` });
    return { result: await outcomeOf(runReviews(shopper)), seen };
  };

  it('votes, and comes back to the review in the list that was open', async () => {
    const votes = { body: { id: 'rv-1', helpful: 4, unhelpful: 0 } };
    const { result } = await send({ intent: 'helpful', review: 'rv-1' }, { [VOTE]: votes }, '?page=2');
    expect(result).toMatchObject({
      to: expect.stringContaining('/reviews?page=2&done=voted#review-rv-1') as string,
    });
  });

  it('reports with a reason, and asks for one that is missing', async () => {
    const flagged = { body: { reviewId: 'rv-1', flagged: true } };
    const { seen } = await send(
      { intent: 'report', review: 'rv-1', reason: 'spam', comment: ' ' },
      { [FLAG]: flagged },
    );
    expect(seen.find(({ call }) => call.startsWith(FLAG))?.body).toEqual({ reason: 'spam' });
    const { result } = await send({ intent: 'report', review: 'rv-1' });
    expect(result).toMatchObject({ data: { formErrors: [{ code: 'REASON_MISSING' }] } });
  });
});

describe('a review', () => {
  const send = async (
    fields: Record<string, string>,
    responses: Responses = {},
    files: readonly (readonly [string, File])[] = [],
  ) => {
    const { shopper, seen } = atProduct(responses, { fields, files, path: `${PRODUCT}/reviews/new` });
    return { result: await outcomeOf(runNewReview(shopper)), seen };
  };

  it('is sent as it was written, and the list says what happens next', async () => {
    const sent = { status: 201, body: { reviewId: 'rv-2', status: 'SUBMITTED' } };
    const { result, seen } = await send(written, { [WRITE]: sent });
    expect(seen.find(({ call }) => call.startsWith(WRITE))?.body).toEqual({
      score: 4,
      title: 'Warm enough',
      text: 'Four days of wind.',
      nickname: 'Linh N.',
      recommended: false,
      fit: 'runs-small',
      isTermsConfirmed: true,
    });
    expect(result).toMatchObject({
      to: expect.stringContaining(`${PRODUCT}/reviews?done=written`) as string,
    });
  });

  const photo = (name: string, bytes = 3): [string, File] => [
    'pictures',
    new File([new Uint8Array(bytes)], name),
  ];
  const id = (digit: number) => `pc-${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
  const taken = (digit: number) => ({ status: 201, body: { pictureId: id(digit), width: 640, height: 640 } });

  it('sends its photos in first, and is written with them and those of an earlier try', async () => {
    const sent = { status: 201, body: { reviewId: 'rv-2', status: 'SUBMITTED' } };
    const { seen } = await send(
      { ...written, picture: `${id(1)} ${id(2)}`, removePicture: id(1) },
      { [WRITE]: sent, [UPLOAD]: [taken(3), taken(4)] },
      [photo('a.jpg'), photo('b.jpg', 5), ['pictures', new File([], '')]],
    );
    expect(seen.filter(({ call }) => call === UPLOAD).map(({ body }) => body)).toEqual([
      { bytes: 3 },
      { bytes: 5 },
    ]);
    expect(seen.find(({ call }) => call === WRITE)?.body).toMatchObject({ pictures: [id(2), id(3), id(4)] });
  });

  it('says at the photos which one is rejected and why, and keeps the others', async () => {
    const { result, seen } = await send(
      written,
      {
        [UPLOAD]: [
          formError('API400', 400, { additionalInfo: { picture: 'too-small' } }),
          taken(5),
          { status: 503, body: {} },
        ],
      },
      [photo('stamp.png'), photo('good.jpg'), photo('lost.jpg')],
    );
    expect(result).toMatchObject({
      data: {
        formErrors: [
          { field: 'pictures', text: expect.stringContaining('stamp.png is too small') as string },
          { field: 'pictures', text: expect.stringContaining('lost.jpg didn’t arrive') as string },
        ],
        values: { ...written, picture: id(5) },
      },
    });
    expect(seen.map(({ call }) => call)).not.toContain(WRITE);
  });

  it('takes four photos at the most, and none that is too large', async () => {
    const { result, seen } = await send(
      { ...written, picture: [1, 2, 3].map(id).join(' ') },
      { [UPLOAD]: taken(4) },
      [photo('large.jpg', 10 * 1024 * 1024 + 1), photo('fifth.jpg')],
    );
    expect(result).toMatchObject({
      data: {
        formErrors: [
          { text: 'Choose 4 photos at most.' },
          { text: expect.stringContaining('large.jpg is larger') as string },
        ],
      },
    });
    expect(seen).toEqual([]);
  });

  it('names what is missing, and keeps what was typed', async () => {
    const { result } = await send({ title: 'Warm enough', text: ' ' });
    expect(result).toMatchObject({
      data: {
        formErrors: ['score', 'text', 'nickname', 'terms'].map((field) => ({ field, place: 'field' })),
        values: { title: 'Warm enough' },
      },
    });
  });

  it('that is too long says so at its input', async () => {
    const { result } = await send(written, { [WRITE]: formError('REV410', 400, { field: 'text' }) });
    expect(result).toMatchObject({
      data: { formErrors: [{ code: 'REV410', field: 'text' }], values: written },
    });
  });
});

describe('questions', () => {
  it('stand with their answers', async () => {
    const responses = { ...base, [QUESTIONS]: { body: { total: 0, start: 0, count: 12, questions: [] } } };
    const { shopper } = atProduct(responses, { path: `${PRODUCT}/questions?q=loud` });
    expect(await readQuestions(shopper)).toMatchObject({
      questions: [],
      filters: { q: 'loud' },
      pageCount: 0,
    });
  });

  it('lead from a page that there is not to the last one', async () => {
    const responses = { ...base, [QUESTIONS]: { body: { total: 13, start: 0, count: 12, questions: [] } } };
    const { shopper } = atProduct(responses, { path: `${PRODUCT}/questions?page=9` });
    await expect(outcome(readQuestions(shopper))).resolves.toEqual({
      to: `/en-gb${PRODUCT}/questions?page=2`,
    });
  });

  const send = async (fields: Record<string, string>, responses: Responses = {}) => {
    const { shopper, seen } = atProduct(responses, { fields, path: `${PRODUCT}/questions` });
    return { result: await outcomeOf(runQuestions(shopper)), seen };
  };

  it('are handed over, with where the answer goes', async () => {
    const sent = { status: 201, body: { questionId: 'qn-2', status: 'SUBMITTED' } };
    const { result, seen } = await send(requested, { [ASK]: sent });
    expect(seen.find(({ call }) => call.startsWith(ASK))?.body).toMatchObject({ email: 'linh@example.com' });
    expect(result).toMatchObject({ to: expect.stringContaining('/questions?done=asked') as string });
  });

  it('need an address that mail can go to, and lose nothing when nobody answers', async () => {
    expect((await send({ ...requested, email: 'linh@' })).result).toMatchObject({
      data: { formErrors: [{ code: 'EMAIL_INVALID', field: 'email' }] },
    });
    expect((await send(requested, { [ASK]: { status: 503, body: {} } })).result).toMatchObject({
      data: { formErrors: [{ code: 'NO_ANSWER' }], values: { text: 'Is it loud?' } },
    });
  });
});
