const POSTAL_CODE_FIRST: ReadonlySet<string> = new Set(['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'IT', 'NL']);

/** True for a country whose people write the postal code before the town. */
export const isPostalCodeFirst = (countryCode: string): boolean => POSTAL_CODE_FIRST.has(countryCode);
