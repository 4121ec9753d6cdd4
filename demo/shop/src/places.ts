import { provinceOf } from './provinces.ts';

export type PlaceRow = readonly [
  name: string,
  street: string,
  city: string,
  postalCode: string,
  latitude: number,
  longitude: number,
];

interface Place {
  readonly country_code: string;
  readonly name: string;
  readonly address_line1: string;
  readonly city: string;
  readonly postal_code: string;
  readonly province: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** Completes the places of all countries. */
export const placesOf = <Complete>(
  rowsOf: Readonly<Record<string, readonly PlaceRow[]>>,
  complete: (place: Place, index: number, ofCountry: number) => Complete,
): readonly Complete[] =>
  Object.entries(rowsOf).flatMap(([country, rows]) =>
    rows.map(([name, street, city, postalCode, latitude, longitude], index) =>
      complete(
        {
          country_code: country,
          name,
          address_line1: street,
          city,
          postal_code: postalCode,
          province: provinceOf(country, city),
          latitude,
          longitude,
        },
        index,
        rows.length,
      ),
    ),
  );
