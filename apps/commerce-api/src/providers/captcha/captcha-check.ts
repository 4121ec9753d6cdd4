import type { FastifyBaseLogger } from 'fastify';

import type { RequestContext } from '../../platform/context/request-context.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { NOBODY } from '../../platform/limits/client.ts';
import { publicForm } from '../../platform/limits/table.ts';
import type { Captcha, CaptchaAction } from './provider.ts';

interface SentForm {
  readonly action: CaptchaAction;
  readonly token: string | undefined;
  readonly context: RequestContext;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Rejects forms of robots. */
export type CheckCaptcha = (form: SentForm) => Promise<void>;

/** Verifies captchas (AUT403); while the provider is unreachable some calls per network pass. */
export const createCaptchaCheck =
  (captcha: Captcha | undefined, limits: CallLimits | undefined): CheckCaptcha =>
  async ({ action, token, context, log }) => {
    if (captcha === undefined) return;
    if (token === undefined) throw new ServiceError('AUT403');
    let isHuman: boolean;
    try {
      isHuman = await captcha.verify({ action, token });
    } catch (error) {
      log.warn({ err: error, action }, 'the captcha provider did not answer');
      await limits?.check(publicForm, { client: context.client ?? NOBODY });
      return;
    }
    if (!isHuman) throw new ServiceError('AUT403');
  };
