export interface DeliveryOption {
  readonly code: string;
  readonly deliveryTime?: string | undefined;
}

const SAME_DAY = /same[\s_-]*day/i;

function rank({ code, deliveryTime = '' }: DeliveryOption): number {
  if (SAME_DAY.test(code) || SAME_DAY.test(deliveryTime)) return -1;
  const first = /\d+/.exec(deliveryTime);
  return first === null ? Number.POSITIVE_INFINITY : Number(first[0]);
}

/** Same day first, then by the delivery time's first number; those without one last (spec 1 §9). */
export function sortDeliveryOptions<Option extends DeliveryOption>(options: readonly Option[]): Option[] {
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ option }) => option);
}
