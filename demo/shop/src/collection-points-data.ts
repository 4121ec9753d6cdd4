import type { SeedCollectionPoint } from '@haberdash/commerce-api/seed/seed-source.ts';

import { placesOf, type PlaceRow } from './places.ts';

const ROWS: Readonly<Record<string, readonly PlaceRow[]>> = {
  US: [
    ['Corner Books', '26 E 4th St', 'New York', '10003', 40.7273, -73.9925],
    ['Back Bay Laundry', '90 Gloucester St', 'Boston', '02115', 42.3476, -71.0852],
    ['Wicker Market', '1420 N Damen Ave', 'Chicago', '60622', 41.9076, -87.6773],
    ['Pike Parcel', '720 E Pike St', 'Seattle', '98122', 47.614, -122.3223],
    ['Alberta Copy', '1425 NE Alberta St', 'Portland', '97211', 45.5591, -122.6506],
    ['Hayes Newsstand', '501 Octavia St', 'San Francisco', '94102', 37.7762, -122.4243],
  ],
  CA: [
    ['Queen Street Copies', '740 Queen St W', 'Toronto', 'M6J 1E9', 43.6462, -79.4076],
    ['Dépanneur Fairmount', '82 Av Fairmount O', 'Montréal', 'H2T 2M1', 45.5226, -73.5948],
    ['Kits Corner', '2305 W 4th Ave', 'Vancouver', 'V6K 1P2', 49.2683, -123.1582],
  ],
  GB: [
    ['Floral Street News', '44 Floral Street', 'London', 'WC2E 9DA', 51.5131, -0.1238],
    ['Tib Street Stores', '60 Tib Street', 'Manchester', 'M4 1LG', 53.484, -2.2348],
    ['Rose Street Post', '110 Rose Street', 'Edinburgh', 'EH2 3JF', 55.9522, -3.1994],
    ['Park Row Minimart', '12 Park Row', 'Bristol', 'BS1 5LJ', 51.4553, -2.6003],
  ],
  FR: [
    ['Tabac des Francs-Bourgeois', '52 rue des Francs-Bourgeois', 'Paris', '75003', 48.8585, 2.358],
    ['Librairie du Four', '30 rue du Four', 'Paris', '75006', 48.8528, 2.3324],
    ['Presse de Brest', '7 rue de Brest', 'Lyon', '69002', 45.7631, 4.8344],
    ['Épicerie Sainte-Claire', '21 rue Sainte-Claire', 'Annecy', '74000', 45.8983, 6.1242],
  ],
  DE: [
    ['Späti Schönhauser', 'Alte Schönhauser Straße 40', 'Berlin', '10119', 52.5271, 13.409],
    ['Kiosk am Gärtnerplatz', 'Gärtnerplatz 4', 'München', '80469', 48.1317, 11.5755],
    ['Papier Neuer Wall', 'Neuer Wall 70', 'Hamburg', '20354', 53.5521, 9.9892],
  ],
  ES: [
    ['Estanco Fuencarral', 'Calle de Fuencarral 62', 'Madrid', '28004', 40.4245, -3.7012],
    ['Papelería Gràcia', 'Carrer de Verdi 30', 'Barcelona', '08012', 41.4035, 2.1572],
    ['Librería Ercilla', 'Calle Ercilla 25', 'Bilbao', '48009', 43.2631, -2.936],
  ],
  IT: [
    ['Edicola Solferino', 'Via Solferino 25', 'Milano', '20121', 45.4752, 9.188],
    ['Cartoleria Boschetto', 'Via del Boschetto 60', 'Roma', '00184', 41.8958, 12.4931],
    ['Tabacchi Lagrange', 'Via Lagrange 30', 'Torino', '10123', 45.0652, 7.684],
  ],
};

const HOURS: SeedCollectionPoint['opening_hours'] = [
  { from: 1, to: 5, opens: '08:00', closes: '20:00' },
  { from: 6, to: 6, opens: '09:00', closes: '18:00' },
];

/** The smallest capacity; the last point of each country has it, so that a full bag does not fit. */
const SMALL_SHELF = 3;
const LARGE_SHELF = 20;

/** Collection points in each country, near the stores. */
export const COLLECTION_POINTS = placesOf(ROWS, (place, index, ofCountry): SeedCollectionPoint => ({
  ...place,
  id: `${place.country_code}-PUDO-${String(index + 1).padStart(3, '0')}`,
  provider: 'parcel-relay',
  opening_hours: HOURS,
  most_pieces: index === ofCountry - 1 ? SMALL_SHELF : LARGE_SHELF,
}));
