/** A typed quantity that its field can show again; nothing for what is no whole number. */
export function typedQuantity(typed: string | undefined): number | undefined {
  const quantity = Number(typed);
  return typed !== undefined && typed !== '' && Number.isInteger(quantity) && quantity > 0
    ? quantity
    : undefined;
}
