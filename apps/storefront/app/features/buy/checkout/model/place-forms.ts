/** A part of the line of an address that names the place. */
export type PlacePart = 'city' | 'province' | 'postalCode';

/** The parts of that line in the order people write them, each with the separator before it. */
export type PlaceForm = ReadonlyArray<readonly [part: PlacePart, before: string]>;

const POSTAL_CODE_FIRST: PlaceForm = [
  ['postalCode', ''],
  ['city', ' '],
  ['province', ' '],
];
const BRITISH: PlaceForm = [
  ['city', ''],
  ['province', ', '],
  ['postalCode', ', '],
];

const FORMS: Readonly<Record<string, PlaceForm>> = {
  US: [
    ['city', ''],
    ['province', ', '],
    ['postalCode', ' '],
  ],
  CA: [
    ['city', ''],
    ['province', ' '],
    ['postalCode', ' '],
  ],
  GB: BRITISH,
  IE: BRITISH,
};

/** The local order of city, province and postal code, for forms and printed addresses. */
export const placeForm = (countryCode: string): PlaceForm => FORMS[countryCode] ?? POSTAL_CODE_FIRST;
