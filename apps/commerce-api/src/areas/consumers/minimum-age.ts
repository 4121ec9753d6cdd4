import type { Region } from '../../shared/countries/country.ts';

/** How old somebody has to be to have an account, in whole years. */
export const MINIMUM_AGE: Readonly<Record<Region, number>> = { NORA: 13, EMEA: 16 };
