import { provinceOf } from './provinces.ts';

/** Where a place of a country stands. */
export type PlaceRow = readonly [
  name: string,
  street: string,
  city: string,
  postalCode: string,
  latitude: number,
  longitude: number,
];

/** What stores and collection points are written with alike. */
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

/** The places of all countries, each completed by what its kind has of its own. */
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
