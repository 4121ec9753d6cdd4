/** A typed quantity that a number field can show again; undefined unless it is an integer. */
export function typedQuantity(typed: string | undefined): number | undefined {
  const quantity = Number(typed);
  return typed !== undefined && typed !== '' && Number.isInteger(quantity) && quantity > 0
    ? quantity
    : undefined;
}
