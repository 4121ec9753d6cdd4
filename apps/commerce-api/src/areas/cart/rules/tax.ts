/** How a place taxes goods; rates count in hundred-thousandths, so that 8.875 % is a whole number. */
export interface TaxRule {
  readonly included: boolean;
  readonly rate: number;
  /** Whether the delivery price is taxed (or holds tax) too. */
  readonly onShipping: boolean;
}

const SCALE = 100_000;

/** Combined average rates of the states that levy a sales tax; the others have none. */
const usStates: Readonly<Record<string, number>> = {
  AL: 9_290,
  AZ: 8_380,
  AR: 9_450,
  CA: 8_850,
  CO: 7_810,
  CT: 6_350,
  DC: 6_000,
  FL: 7_000,
  GA: 7_380,
  HI: 4_500,
  ID: 6_030,
  IL: 8_860,
  IN: 7_000,
  IA: 6_940,
  KS: 8_650,
  KY: 6_000,
  LA: 9_560,
  ME: 5_500,
  MD: 6_000,
  MA: 6_250,
  MI: 6_000,
  MN: 8_040,
  MS: 7_060,
  MO: 8_390,
  NE: 6_970,
  NV: 8_240,
  NJ: 6_600,
  NM: 7_620,
  NY: 8_530,
  NC: 7_000,
  ND: 7_040,
  OH: 7_240,
  OK: 8_990,
  PA: 6_340,
  RI: 7_000,
  SC: 7_500,
  SD: 6_110,
  TN: 9_550,
  TX: 8_200,
  UT: 7_250,
  VT: 6_370,
  VA: 5_770,
  WA: 9_380,
  WV: 6_570,
  WI: 5_700,
  WY: 5_440,
};

const canadianProvinces: Readonly<Record<string, number>> = {
  AB: 5_000,
  BC: 12_000,
  MB: 12_000,
  NB: 15_000,
  NL: 15_000,
  NS: 14_000,
  NT: 5_000,
  NU: 5_000,
  ON: 13_000,
  PE: 15_000,
  QC: 14_975,
  SK: 11_000,
  YT: 5_000,
};

const vat: Readonly<Record<string, number>> = { GB: 20_000, FR: 20_000, DE: 19_000, ES: 21_000, IT: 22_000 };

/**
 * The tax of a destination: value-added tax is in the prices and known from the start, sales taxes are added
 * once the province is known. Undefined means not known yet.
 */
export function taxRuleOf(country: string, province: string | undefined): TaxRule | undefined {
  const included = vat[country];
  if (included !== undefined) return { included: true, rate: included, onShipping: true };
  if (province === undefined) return undefined;
  const code = province.toUpperCase();
  if (country === 'US') return { included: false, rate: usStates[code] ?? 0, onShipping: false };
  if (country === 'CA') return { included: false, rate: canadianProvinces[code] ?? 5_000, onShipping: true };
  return undefined;
}

/** The tax on an amount, or the part of it that is tax where prices include it; rounded half up. */
export function taxOn(amount: number, { included, rate }: TaxRule): number {
  return included
    ? amount - Math.round((amount * SCALE) / (SCALE + rate))
    : Math.round((amount * rate) / SCALE);
}
