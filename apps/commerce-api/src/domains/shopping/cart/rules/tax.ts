import { countries, marketOf, type CountryTable } from '../../../../shared/countries/table.ts';

/** How a place taxes goods; rates count in hundred-thousandths. */
export interface TaxRule {
  readonly included: boolean;
  readonly rate: number;
  /** Whether the delivery price is taxed (or holds tax) too. */
  readonly onShipping: boolean;
}

const SCALE = 100_000;

/**
 * The tax of a destination: value-added tax is in the prices and known from the start, sales taxes are added
 * once the province is known. Undefined means not known yet.
 */
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

/** The tax on an amount, or the part of it that is tax where prices include it; rounded half up. */
export function taxOn(amount: number, { included, rate }: TaxRule): number {
  return included
    ? amount - Math.round((amount * SCALE) / (SCALE + rate))
    : Math.round((amount * rate) / SCALE);
}
