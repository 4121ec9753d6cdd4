import { createHash } from 'node:crypto';
import { email as emailRule } from '@haberdash/validation';

import type { CheckCaptcha } from '../../../providers/captcha/captcha-check.ts';
import { inTime } from '../../../providers/in-time.ts';
import type { Support } from '../../../providers/support/provider.ts';
import { shopperOf } from '../../../platform/context/request-context.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { defineHandlers } from '../../../platform/operations/area.ts';
import type { Clock } from '../../../shared/clock.ts';
import { queueMail } from '../../operations/index.ts';
import { categoriesIn, findSubject } from './subjects.ts';

export interface ContactParts {
  readonly clock: Clock;
  readonly support: Support;
  readonly timeoutMs: number;
  readonly checkCaptcha: CheckCaptcha;
}

/** The contact form (spec 1 §7); the same text of the same shopper is one case and one mail. */
export const contactHandlers = ({ clock, support, timeoutMs, checkCaptcha }: ContactParts) =>
  defineHandlers({
    getContactSubjects: async ({ context, reply }) => {
      reply.header('cache-control', 'public, max-age=3600');
      return { categories: categoriesIn(context.locale) };
    },
    contactUs: async ({ body, context, log, transaction }) => {
      const { recaptcha_response: token, ...typed } = body;
      await checkCaptcha({ action: 'contact', token, context, log });
      const email = typed.email.trim();
      if (!emailRule.test(email)) throw new ServiceError('AUT453', { field: 'email' });
      const subject = findSubject(typed);
      if (subject === undefined) throw new ServiceError('API400', { field: 'subjectId' });
      if (subject.needsOrderNumber && typed.orderNumber === undefined)
        throw new ServiceError('API400', { field: 'orderNumber' });
      const { locale } = context;
      const words = JSON.stringify([shopperOf(context).subject, typed]);
      const key = createHash('sha256').update(words).digest('base64url');
      const opened = await inTime(support.openContactCase({ ...typed, email, key, locale }), timeoutMs);
      const payload = { email, locale, firstName: typed.firstName };
      const mail = { kind: 'contact-case', reference: opened.caseNumber, payload } as const;
      await transaction((tx) => queueMail(tx, mail, new Date(clock.now())));
      return opened;
    },
  });
