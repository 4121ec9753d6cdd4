import { createHash } from 'node:crypto';
import { email as emailRule } from '@haberdash/validation';

import { inTime } from '../../../providers/in-time.ts';
import type { Support } from '../../../providers/support/provider.ts';
import { shopperOf, type RequestContext } from '../../../platform/context/request-context.ts';
import type { ResponseOf, BodyOf } from '../../../platform/contracts/operation-types.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Clock } from '../../../shared/clock.ts';
import { queueMail } from '../../operations/index.ts';

export interface WarrantyParts {
  readonly clock: Clock;
  readonly support: Support;
  readonly timeoutMs: number;
  readonly transaction: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** Opens a support case; a repeated claim is one case and one mail. */
export async function openWarrantyCase(
  body: BodyOf<'createWarrantyCase'>,
  context: RequestContext,
  { clock, support, timeoutMs, transaction }: WarrantyParts,
): Promise<ResponseOf<'createWarrantyCase'>> {
  const email = body.email.trim();
  if (!emailRule.test(email)) throw new ServiceError('AUT453', { field: 'email' });
  const { locale } = context;
  const words = JSON.stringify([shopperOf(context).subject, body]);
  const key = createHash('sha256').update(words).digest('base64url');
  const opened = await inTime(support.openWarrantyCase({ ...body, email, key, locale }), timeoutMs);
  const { caseNumber } = opened;
  const payload = { email, locale, firstName: body.firstName };
  await transaction((tx) =>
    queueMail(tx, { kind: 'warranty-case', reference: caseNumber, payload }, new Date(clock.now())),
  );
  return opened;
}
