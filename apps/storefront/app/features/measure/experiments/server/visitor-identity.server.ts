import { createHmac } from 'node:crypto';
import { isVisitorId, newVisitorId, type ExperimentConfig } from '@haberdash/experiments';
import { config } from '../../../../shared/config/config.ts';
import type { ShopperSession } from '../../../../shared/session/shopper-session.ts';

/** The session value with the id of this browser's visitor. */
export const VISITOR_VALUE = 'visitor';

export type VisitorSession = Pick<ShopperSession, 'value' | 'setValue' | 'consumer'>;

/** The visitor of a browser, and the user for whom flags are decided. */
export interface VisitorIdentity {
  /** The id of this browser (spec 2 §9). */
  readonly vuid: string;
  /** True until the session has the id of this browser. */
  readonly isNew: boolean;
  /** The customer's id on every device; the browser's for a guest. */
  readonly userId: string;
  readonly isCustomer: boolean;
}

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/**
 * The pseudonym of a customer: the same on every device, and without the secret nobody can compute it from a customer
 * number. It has the form of a visitor id, so that the provider sees no difference.
 */
function customerId(consumerNo: string, { projectId }: ExperimentConfig): string | undefined {
  const { experimentsSecret } = config();
  if (experimentsSecret === undefined) return undefined;
  const digest = createHmac('sha256', experimentsSecret).update(`${projectId} ${consumerNo}`).digest('hex');
  return `vuid_${digest.slice(0, 27)}`;
}

/** Who a visitor is for experiments; changes nothing. Call it only with consent for targeting. */
export function identityOf(session: VisitorSession, found: ExperimentConfig): VisitorIdentity {
  const known = session.value(VISITOR_VALUE);
  const isNew = !isVisitorId(known);
  const vuid = isNew ? newVisitorId(random) : known;
  const consumerNo = session.consumer()?.consumerNo;
  const customer = consumerNo === undefined ? undefined : customerId(consumerNo, found);
  return { vuid, isNew, userId: customer ?? vuid, isCustomer: customer !== undefined };
}
