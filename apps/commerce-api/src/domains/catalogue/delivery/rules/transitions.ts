import type { DeliveryKind, LineDelivery } from './kinds.ts';

/** What the shop may have done to the delivery of a line, of which its shopper is told (spec 1 §4). */
export type TransitionNotice =
  | 'PickupToSthTransition'
  | 'PickupToStsTransition'
  | 'StsToSthTransition'
  | 'StsToPickupTransition'
  | 'STHToPickupTransition'
  | 'OrderShippingMethodDowngraded'
  | 'ChangedStoreId';

/** Stay with their line whatever else changes in the cart, until the line itself is changed (spec 1 §4). */
export const LASTING_NOTICES = ['ChangedStoreId', 'StsToSthTransition'] as const satisfies TransitionNotice[];

/** What decides how a line can be delivered that cannot be any more as it was. */
export interface DeliveryChoices {
  readonly line: LineDelivery;
  readonly quantity: number;
  /** Pieces in the warehouse, and in the store of the line. */
  readonly online: number;
  readonly inStore: number;
  /** The store of the line is there and takes parcels. */
  readonly takesParcels: boolean;
  /** The shopper's favourite store, and what it has. */
  readonly favourite?: { readonly storeId: string; readonly stock: number } | undefined;
}

/** Another delivery of a line, what it is called, and the code that a placement is rejected with until it is made. */
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

/**
 * The delivery that replaces one that is not possible any more: as near to what the shopper wanted as stock allows, the
 * same store before the way home. None where nothing helps, so that the line is short (spec 1 §4).
 */
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
