import type { DeliveryKind, LineDelivery } from './kinds.ts';

/** Changes of a line's delivery by the shop that are reported to the shopper (spec 1 §4). */
export type TransitionNotice =
  | 'PickupToSthTransition'
  | 'PickupToStsTransition'
  | 'StsToSthTransition'
  | 'StsToPickupTransition'
  | 'STHToPickupTransition'
  | 'OrderShippingMethodDowngraded'
  | 'ChangedStoreId';

/** Notices that stay until the line itself is changed (spec 1 §4). */
export const LASTING_NOTICES = ['ChangedStoreId', 'StsToSthTransition'] as const satisfies TransitionNotice[];

/** The facts that decide the new delivery of a line whose delivery is no longer possible. */
export interface DeliveryChoices {
  readonly line: LineDelivery;
  readonly quantity: number;
  /** Stock in the warehouse and in the line's store. */
  readonly online: number;
  readonly inStore: number;
  /** The line's store accepts parcels. */
  readonly takesParcels: boolean;
  /** The shopper's favourite store and its stock. */
  readonly favourite?: { readonly storeId: string; readonly stock: number } | undefined;
}

/** A new delivery of a line, its notice, and the code that rejects a placement until it is made. */
export interface Transition extends LineDelivery {
  readonly notice: TransitionNotice;
  readonly errorId: 'ORD516' | 'ORD517' | 'ORD518';
}

const home = (notice: TransitionNotice): Transition => ({
  delivery: 'home',
  storeId: '',
  notice,
  errorId: 'ORD517',
});

function fromPickup({ line, quantity, online, takesParcels }: DeliveryChoices): Transition | undefined {
  if (online < quantity) return undefined;
  if (!takesParcels) return home('PickupToSthTransition');
  const { storeId } = line;
  return { delivery: 'sts', storeId, notice: 'PickupToStsTransition', errorId: 'ORD518' };
}

function fromStore({
  line,
  quantity,
  online,
  inStore,
  takesParcels,
}: DeliveryChoices): Transition | undefined {
  const { storeId } = line;
  if (inStore >= quantity)
    return { delivery: 'pickup', storeId, notice: 'StsToPickupTransition', errorId: 'ORD516' };
  return online >= quantity && !takesParcels ? home('StsToSthTransition') : undefined;
}

function fromHome({ quantity, favourite }: DeliveryChoices): Transition | undefined {
  if (favourite === undefined || favourite.stock < quantity) return undefined;
  const { storeId } = favourite;
  return { delivery: 'pickup', storeId, notice: 'STHToPickupTransition', errorId: 'ORD516' };
}

/** Replaces an impossible delivery by the closest possible one; undefined where the line is short (spec 1 §4). */
export function transitionOf(choices: DeliveryChoices): Transition | undefined {
  const transitions: Readonly<
    Partial<Record<DeliveryKind, (choices: DeliveryChoices) => Transition | undefined>>
  > = {
    pickup: fromPickup,
    sts: fromStore,
    home: fromHome,
    pudo: ({ quantity, online }) => (online >= quantity ? home('PickupToSthTransition') : undefined),
  };
  return transitions[choices.line.delivery]?.(choices);
}
