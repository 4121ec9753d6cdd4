import { redirect } from 'react-router';
import { isOrderNumber } from '../../../buy/cart/index.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { asConsumer } from './signed-in.server.ts';

type Session = PrivateRead['session'];

const PROOF = 'order-proof';
const OPENED = 'order-opened';
const PROOF_SECONDS = 30 * 60;
const OPENED_SECONDS = 24 * 60 * 60;

interface Proof {
  readonly orderNumber: string;
  readonly st: string;
}

/** Keeps what a mailed link has proved, for half an hour and for one order. */
export function setOrderProof({ setValue }: Pick<Session, 'setValue'>, { orderNumber, st }: Proof): void {
  setValue(PROOF, JSON.stringify([orderNumber, st, Date.now() + PROOF_SECONDS * 1_000]), PROOF_SECONDS);
  setValue(OPENED, orderNumber, OPENED_SECONDS);
}

/** The secret of an order, as long as its mailed link was opened here; of no other order. */
export function proofOf({ value }: Pick<Session, 'value'>, orderNumber: string): Partial<Pick<Proof, 'st'>> {
  const stored: unknown = JSON.parse(value(PROOF) ?? '[]');
  const [of, st, until]: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const isGood = of === orderNumber && typeof st === 'string' && Number(until) > Date.now();
  return isGood ? { st } : {};
}

/** The number in the address of an order's pages; one that is none is a page that is not found. */
export function orderNumberOf({
  params,
  correlationId,
}: Pick<PrivateRead, 'params' | 'correlationId'>): string {
  const orderNumber = params['order'] ?? '';
  if (!isOrderNumber(orderNumber)) throw fault('not-found', correlationId);
  return orderNumber;
}

/** Runs the calls of an order's page for its customer or the holder of its mailed link; redirects others to the sign-in. */
export async function asOrderOwner<Data>(
  read: PrivateRead,
  work: (order: { readonly orderNumber: string } & Partial<Pick<Proof, 'st'>>) => Promise<Data>,
): Promise<Data> {
  const { session, site } = read;
  const orderNumber = orderNumberOf(read);
  const proof = proofOf(session, orderNumber);
  const run = () => work({ orderNumber, ...proof });
  if (session.consumer() !== undefined) return asConsumer(read, run);
  if (proof.st !== undefined) return run();
  if (session.value(OPENED) === orderNumber) throw redirect(`/${site.locale}/track-order?ended`, 303);
  return asConsumer(read, run);
}
