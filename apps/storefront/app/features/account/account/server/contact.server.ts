import { contactSchema, validate, normalizeCode } from '@haberdash/validation';
import { data } from 'react-router';
import { isOrderNumber } from '../../../buy/cart/index.ts';
import { fieldErrorText } from '../../../buy/checkout/index.server.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import { captchaBody } from '../../../../shared/captcha/captcha-response.ts';
import { captchaFrame } from '../../../../shared/captcha/captcha.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { rejectedStatus } from '../../../../shared/reads/faults.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { callErrors } from './account-form.server.ts';

type Values = Readonly<Record<string, string>>;

/** What is kept of a form, so that nothing typed is lost; the captcha's answer is good once. */
const TYPED = ['firstName', 'lastName', 'email', 'topic', 'orderNumber', 'message'] as const;

async function knownValues(read: PrivateRead): Promise<Values> {
  if (read.session.consumer() === undefined) return {};
  const response = await optional(read, 'profile', (call) =>
    read.api.consumers.GET('/consumers-v3/consumer', call),
  );
  const { firstName = '', lastName = '', email = '' } = response?.consumerProfile.consumerDetails ?? {};
  return { firstName, lastName, email };
}

const readSubjects = (read: PrivateRead) =>
  optional(read, 'contact-subjects', (call) =>
    read.api.consumers.GET('/consumers-v3/contactus/categorySubject', call),
  );

/** The contact form with its subjects, which are in one list by their categories (spec 1 §2). */
export async function readContact(read: PrivateRead) {
  const [values, subjects] = await Promise.all([knownValues(read), readSubjects(read)]);
  return {
    head: pageHead(read, {
      title: read.t('contact.title'),
      description: read.t('contact.text'),
      path: '/help/contact-us',
    }),
    values,
    captcha: captchaFrame(),
    topics: subjects?.categories.map(({ categoryId, label, subjects: each }) => ({
      label,
      options: each.map(({ subjectId, label: name }) => ({
        value: `${categoryId}/${subjectId}`,
        label: name,
      })),
    })),
  };
}

export interface ContactResult {
  readonly caseNumber?: string;
  readonly formErrors: readonly FormError[];
  readonly values: Values;
}

const INPUT_OF: Readonly<Record<string, string>> = {
  category: 'topic',
  subject: 'topic',
  categoryId: 'topic',
  subjectId: 'topic',
};

function readMessage({ t }: PrivateRead, values: Values) {
  const [category = '', subject = ''] = (values['topic'] ?? '').split('/');
  const orderNumber = normalizeCode(values['orderNumber'] ?? '');
  const result = validate(contactSchema, { ...values, category, subject, orderNumber });
  const rejected = new Map<string, FormError>();
  const reject = (field: string, code: string, text: string) =>
    rejected.set(field, { code, text, place: 'field', field });
  if (!result.ok)
    for (const [name, error] of Object.entries(result.errors))
      reject(INPUT_OF[name] ?? name, error.code, fieldErrorText(t, name, error, {}));
  if (orderNumber !== '' && !isOrderNumber(orderNumber))
    reject('orderNumber', 'pattern', t('orders.numberInvalid'));
  return { message: result.ok ? result.values : undefined, formErrors: [...rejected.values()] };
}

function atInput({ t }: PrivateRead, formError: FormError): FormError {
  if (formError.place !== 'field' || formError.field === undefined) return formError;
  const field = INPUT_OF[formError.field] ?? formError.field;
  const needsNumber = field === 'orderNumber' && formError.code === 'API400';
  return { ...formError, field, ...(needsNumber ? { text: t('contact.needsOrderNumber') } : {}) };
}

/** Sends a message; the reply comes by e-mail, and the number of its case is shown once. */
export async function runContact(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const form = textValues(await shopper.form());
  const values = Object.fromEntries(TYPED.map((name) => [name, form[name] ?? '']));
  const resultOf = (formErrors: readonly FormError[], status: number) =>
    data<ContactResult>({ formErrors, values }, { status });
  const { message: typed, formErrors } = readMessage(shopper, values);
  if (typed === undefined || formErrors.length > 0) return resultOf(formErrors, 400);
  const { firstName, lastName, email, category, subject, orderNumber, message } = typed;
  try {
    const { caseNumber } = await shopper.api.consumers.POST('/consumers-v3/contactus', {
      body: {
        firstName,
        lastName,
        email,
        categoryId: category,
        subjectId: subject,
        message,
        ...(orderNumber === '' ? {} : { orderNumber }),
        ...captchaBody(form, 'contact'),
      },
    });
    return data<ContactResult>({ caseNumber, formErrors: [], values: {} });
  } catch (error) {
    const found = callErrors(shopper.t, 'contact', error).map((each) => atInput(shopper, each));
    return resultOf(found, rejectedStatus(found[0]?.code ?? ''));
  }
}
