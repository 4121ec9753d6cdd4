import type { Reply, TestShopper } from '../../../testing/service.ts';

const CONTACT = '/consumers-v3/contactus';

/** A contact message with a captcha response. */
export const message = {
  firstName: 'Linh',
  lastName: 'Nguyễn',
  email: 'linh.nguyen@example.org',
  categoryId: 'products',
  subjectId: 'size-advice',
  message: 'I am between M and L. Which one fits over a fleece?',
  recaptcha_response: 'human',
};

export const cases: Readonly<
  Record<string, Readonly<Record<number, (shopper: TestShopper) => Promise<Reply<Record<string, unknown>>>>>>
> = {
  getContactSubjects: {
    200: (shopper) => shopper.call('GET', `${CONTACT}/categorySubject`),
  },
  contactUs: {
    201: (shopper) => shopper.call('POST', CONTACT, message),
    400: (shopper) => shopper.call('POST', CONTACT, { ...message, email: 'linh' }),
    403: (shopper) => shopper.call('POST', CONTACT, { ...message, recaptcha_response: 'robot' }),
    415: (shopper) =>
      shopper.call('POST', CONTACT, JSON.stringify(message), { 'content-type': 'text/plain' }),
  },
};
