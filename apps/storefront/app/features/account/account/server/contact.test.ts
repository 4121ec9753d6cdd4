import { expect, it } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { consumer, CONSUMER, person } from './account.fixtures.ts';
import { readContact, runContact } from './contact.server.ts';

const SUBJECTS = 'GET /consumers-v3/contactus/categorySubject';
const SEND = 'POST /consumers-v3/contactus';
const path = '/help/contact-us';
const subjects: Responses = {
  [SUBJECTS]: {
    body: {
      categories: [
        {
          categoryId: 'orders',
          label: 'Orders and delivery',
          subjects: [{ subjectId: 'refund', label: 'Where is my refund?', needsOrderNumber: true }],
        },
      ],
    },
  },
};
const typed = {
  topic: 'orders/refund',
  orderNumber: 'nf12345678',
  message: 'It is three weeks now.\nCan you help?',
  firstName: 'Aoife',
  lastName: 'O’Neil',
  email: 'aoife@example.com',
  'captcha-contact': 'token-1',
};

async function send(responses: Responses, change: Record<string, string> = {}) {
  const { shopper, seen } = fakeShopper(
    { ...subjects, ...responses },
    { fields: { ...typed, ...change }, path },
  );
  return { result: await outcome(runContact(shopper)), seen };
}

const fieldsOf = (result: { readonly data?: unknown }): readonly string[] => {
  const { formErrors } = result.data as { formErrors: readonly { field: string }[] };
  return formErrors.map(({ field }) => field);
};

it('offers every subject below its category, and knows who has signed in', async () => {
  const guest = await readContact(fakeShopper(subjects, { path }).shopper);
  expect([guest.values, guest.topics]).toEqual([
    {},
    [{ label: 'Orders and delivery', options: [{ value: 'orders/refund', label: 'Where is my refund?' }] }],
  ]);
  const responses = { ...subjects, [CONSUMER]: consumer({ email: typed.email }) };
  expect((await readContact(person(responses, { path }).shopper)).values).toMatchObject({
    email: typed.email,
  });
});

it('sends category, subject and words as they were typed, and answers the number of the case', async () => {
  const body = { caseNumber: 'CS00081442', createdAt: '2026-05-14T09:31:07Z' };
  const { result, seen } = await send({ [SEND]: { status: 201, body } });
  expect(result.data).toMatchObject({ caseNumber: 'CS00081442' });
  expect(seen.at(-1)?.body).toEqual({
    categoryId: 'orders',
    subjectId: 'refund',
    orderNumber: 'NF12345678',
    message: typed.message,
    firstName: typed.firstName,
    lastName: typed.lastName,
    email: typed.email,
    recaptcha_response: 'token-1',
  });
});

it('says everything that is missing at once, and keeps what was typed', async () => {
  const { result } = await send({}, { topic: '', orderNumber: '12', email: 'aoife', firstName: '' });
  expect(fieldsOf(result).toSorted()).toEqual(['email', 'firstName', 'orderNumber', 'topic']);
  expect(result).toMatchObject({
    status: 400,
    data: { values: { message: typed.message, orderNumber: '12' } },
  });
});

it('says at its input that a subject needs the number of an order', async () => {
  const rejected = {
    status: 400,
    body: { errorDetails: [{ errorId: 'API400', field: 'orderNumber', message: 'x' }] },
  };
  const { result } = await send({ [SEND]: rejected }, { orderNumber: '' });
  expect(fieldsOf(result)).toEqual(['orderNumber']);
});

it('that nobody answered is not said to have arrived, and nothing typed is lost', async () => {
  const { result } = await send({ [SEND]: formError('GEN500', 500) });
  expect(result.data).toMatchObject({
    formErrors: [{ code: 'NO_ANSWER', text: expect.stringContaining('don’t know') }],
    values: { message: typed.message, topic: typed.topic },
  });
});
