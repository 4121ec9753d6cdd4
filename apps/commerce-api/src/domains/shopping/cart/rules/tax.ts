import { countries, marketOf, type CountryTable } from '../../../../shared/countries/table.ts';

/** How a place taxes goods; rates in hundred-thousandths. */
export interface TaxRule {
  readonly included: boolean;
  readonly rate: number;
  /** Whether delivery is taxed. */
  readonly onShipping: boolean;
}

const SCALE = 100_000;

/** The tax rule of a destination: included VAT, or sales tax once the province is known; undefined before. */
export function taxRuleOf(
  country: string,
  province: string | undefined,
  table: CountryTable = countries,
): TaxRule | undefined {
  const tax = marketOf(country, table)?.tax;
  if (tax === undefined) return undefined;
  if (tax.included) return { included: true, rate: tax.rate, onShipping: true };
  if (province === undefined) return undefined;
  const { rates, otherRate, onShipping } = tax;
  return { included: false, rate: rates[province.toUpperCase()] ?? otherRate, onShipping };
}

/** The tax on an amount, or included in it; rounded half up. */
export function taxOn(amount: number, { included, rate }: TaxRule): number {
  return included
    ? amount - Math.round((amount * SCALE) / (SCALE + rate))
    : Math.round((amount * rate) / SCALE);
}
