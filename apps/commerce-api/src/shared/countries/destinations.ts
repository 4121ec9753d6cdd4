const euro = ['FR', 'DE', 'ES', 'IT'] as const;

/** Countries that the shop of a country delivers to: its own, and with the euro its neighbours too. */
export function destinationsOf(country: string): readonly string[] {
  return euro.some((entry) => entry === country)
    ? [country, ...euro.filter((entry) => entry !== country)]
    : [country];
}
