import type { SeedStore } from '@haberdash/commerce-api/seed/seed-source.ts';

import { placesOf, type PlaceRow } from './places.ts';
import { servicesOf, specialDaysOf, zoneOf } from './store-days.ts';

const ROWS: Readonly<Record<string, readonly PlaceRow[]>> = {
  US: [
    ['Northfell Union Square', '41 E 17th St', 'New York', '10003', 40.7359, -73.9911],
    ['Northfell Back Bay', '218 Newbury St', 'Boston', '02116', 42.3506, -71.0815],
    ['Northfell Wicker Park', '1552 N Milwaukee Ave', 'Chicago', '60622', 41.9101, -87.6774],
    ['Northfell Denver', '1620 Platte St', 'Denver', '80202', 39.7577, -105.0075],
    ['Northfell Boulder', '1330 Pearl St', 'Boulder', '80302', 40.0176, -105.2797],
    ['Northfell Capitol Hill', '1208 Pine St', 'Seattle', '98101', 47.6149, -122.3277],
    ['Northfell Pearl District', '910 NW 11th Ave', 'Portland', '97209', 45.5293, -122.6822],
    ['Northfell Hayes Valley', '437 Hayes St', 'San Francisco', '94102', 37.7768, -122.4237],
    ['Northfell Venice', '1410 Abbot Kinney Blvd', 'Los Angeles', '90291', 33.9909, -118.4663],
    ['Northfell Salt Lake', '250 S 300 E', 'Salt Lake City', '84111', 40.7632, -111.8816],
    ['Northfell South Congress', '1512 S Congress Ave', 'Austin', '78704', 30.2492, -97.7498],
    ['Northfell Georgetown', '3100 M St NW', 'Washington', '20007', 38.9051, -77.0614],
  ],
  CA: [
    ['Northfell Queen West', '612 Queen St W', 'Toronto', 'M6J 1E3', 43.6471, -79.4047],
    ['Northfell Yorkville', '88 Cumberland St', 'Toronto', 'M5R 1A3', 43.6709, -79.3911],
    ['Northfell Mile End', '5200 Boul Saint-Laurent', 'Montréal', 'H2T 1S1', 45.5236, -73.5955],
    ['Northfell Vieux-Montréal', '350 Rue Saint-Paul O', 'Montréal', 'H2Y 2A6', 45.5022, -73.5567],
    ['Northfell Québec', '725 Rue Saint-Jean', 'Québec', 'G1R 1P8', 46.8113, -71.2196],
    ['Northfell Kitsilano', '2210 W 4th Ave', 'Vancouver', 'V6K 1N8', 49.2682, -123.1567],
    ['Northfell Whistler', '4308 Main St', 'Whistler', 'V8E 1B2', 50.1163, -122.9574],
    ['Northfell Calgary', '1013 17 Ave SW', 'Calgary', 'T2T 0A7', 51.0377, -114.0846],
    ['Northfell Banff', '215 Banff Ave', 'Banff', 'T1L 1B4', 51.1776, -115.5708],
    ['Northfell ByWard', '62 York St', 'Ottawa', 'K1N 5T1', 45.4289, -75.6931],
    ['Northfell Halifax', '1475 Lower Water St', 'Halifax', 'B3J 3Z2', 44.6427, -63.5691],
    ['Northfell Victoria', '570 Johnson St', 'Victoria', 'V8W 1M2', 48.4284, -123.3688],
  ],
  GB: [
    ['Northfell Covent Garden', '19 Floral Street', 'London', 'WC2E 9DS', 51.5127, -0.1245],
    ['Northfell Shoreditch', '58 Redchurch Street', 'London', 'E2 7DJ', 51.5241, -0.0733],
    ['Northfell Northern Quarter', '31 Tib Street', 'Manchester', 'M4 1LX', 53.4834, -2.2357],
    ['Northfell Edinburgh', '84 George Street', 'Edinburgh', 'EH2 3BU', 55.9527, -3.1989],
    ['Northfell Glasgow', '160 Ingram Street', 'Glasgow', 'G1 1DN', 55.8596, -4.2486],
    ['Northfell Bristol', '27 Park Street', 'Bristol', 'BS1 5NH', 51.4545, -2.6042],
    ['Northfell Keswick', '12 Market Square', 'Keswick', 'CA12 5BJ', 54.6009, -3.1372],
    ['Northfell Leeds', '9 Queen Victoria Street', 'Leeds', 'LS1 6BE', 53.7977, -1.5403],
    ['Northfell Sheffield', '212 Ecclesall Road', 'Sheffield', 'S11 8JD', 53.3711, -1.4889],
    ['Northfell Cardiff', '5 Castle Arcade', 'Cardiff', 'CF10 1BU', 51.4806, -3.1812],
    ['Northfell Brighton', '40 Duke Street', 'Brighton', 'BN1 1AG', 50.8224, -0.1427],
    ['Northfell Belfast', '22 Ann Street', 'Belfast', 'BT1 4EF', 54.5997, -5.9265],
  ],
  FR: [
    ['Northfell Marais', '34 rue des Francs-Bourgeois', 'Paris', '75003', 48.8575, 2.3606],
    ['Northfell Saint-Germain', '12 rue du Four', 'Paris', '75006', 48.8527, 2.3347],
    ['Northfell Lyon Presqu’île', '21 rue de Brest', 'Lyon', '69002', 45.7625, 4.8338],
    ['Northfell Annecy', '8 rue Sainte-Claire', 'Annecy', '74000', 45.8985, 6.1249],
    ['Northfell Chamonix', '150 rue Paccard', 'Chamonix-Mont-Blanc', '74400', 45.9237, 6.8694],
    ['Northfell Grenoble', '5 place Grenette', 'Grenoble', '38000', 45.1901, 5.7272],
    ['Northfell Bordeaux', '44 rue Porte-Dijeaux', 'Bordeaux', '33000', 44.8412, -0.5781],
    ['Northfell Toulouse', '17 rue des Arts', 'Toulouse', '31000', 43.6003, 1.4466],
    ['Northfell Nantes', '3 rue Crébillon', 'Nantes', '44000', 47.2136, -1.5607],
    ['Northfell Lille', '28 rue Esquermoise', 'Lille', '59800', 50.6385, 3.0613],
    ['Northfell Strasbourg', '15 rue des Orfèvres', 'Strasbourg', '67000', 48.5822, 7.7502],
    ['Northfell Marseille', '62 rue Paradis', 'Marseille', '13006', 43.2911, 5.3786],
  ],
  DE: [
    ['Northfell Berlin Mitte', 'Alte Schönhauser Straße 24', 'Berlin', '10119', 52.5266, 13.4083],
    ['Northfell Kreuzberg', 'Bergmannstraße 91', 'Berlin', '10961', 52.4893, 13.3925],
    ['Northfell München', 'Sendlinger Straße 31', 'München', '80331', 48.1354, 11.5696],
    ['Northfell Garmisch', 'Bahnhofstraße 14', 'Garmisch-Partenkirchen', '82467', 47.4925, 11.0955],
    ['Northfell Hamburg', 'Neuer Wall 52', 'Hamburg', '20354', 53.5527, 9.9897],
    ['Northfell Köln', 'Ehrenstraße 18', 'Köln', '50672', 50.9386, 6.9412],
    ['Northfell Frankfurt', 'Töngesgasse 22', 'Frankfurt am Main', '60311', 50.1129, 8.6853],
    ['Northfell Stuttgart', 'Calwer Straße 33', 'Stuttgart', '70173', 48.7779, 9.1749],
    ['Northfell Freiburg', 'Salzstraße 9', 'Freiburg im Breisgau', '79098', 47.9947, 7.8541],
    ['Northfell Leipzig', 'Petersstraße 40', 'Leipzig', '04109', 51.3378, 12.3736],
    ['Northfell Dresden', 'Königstraße 6', 'Dresden', '01097', 51.0606, 13.7431],
    ['Northfell Düsseldorf', 'Mittelstraße 15', 'Düsseldorf', '40213', 51.2252, 6.7745],
  ],
  ES: [
    ['Northfell Malasaña', 'Calle de Fuencarral 64', 'Madrid', '28004', 40.4266, -3.7014],
    ['Northfell Salamanca', 'Calle de Claudio Coello 38', 'Madrid', '28001', 40.4249, -3.6863],
    ['Northfell Born', 'Carrer de la Princesa 21', 'Barcelona', '08003', 41.3855, 2.1812],
    ['Northfell Gràcia', 'Carrer de Verdi 30', 'Barcelona', '08012', 41.4034, 2.1569],
    ['Northfell Valencia', 'Carrer de Colón 27', 'Valencia', '46004', 39.4694, -0.3718],
    ['Northfell Sevilla', 'Calle Cuna 18', 'Sevilla', '41004', 37.3911, -5.9939],
    ['Northfell Bilbao', 'Calle Ercilla 12', 'Bilbao', '48009', 43.2634, -2.9353],
    ['Northfell Donostia', 'Calle Urbieta 9', 'Donostia-San Sebastián', '20006', 43.3174, -1.9827],
    ['Northfell Zaragoza', 'Calle de Alfonso I 16', 'Zaragoza', '50003', 41.6543, -0.8801],
    ['Northfell Granada', 'Calle Mesones 22', 'Granada', '18001', 37.1744, -3.6008],
    ['Northfell Benasque', 'Avenida de los Tilos 5', 'Benasque', '22440', 42.6046, 0.5229],
    ['Northfell Palma', 'Carrer de Sant Miquel 33', 'Palma', '07002', 39.5722, 2.6514],
  ],
  IT: [
    ['Northfell Brera', 'Via Solferino 11', 'Milano', '20121', 45.4737, 9.1878],
    ['Northfell Navigli', 'Corso di Porta Ticinese 62', 'Milano', '20123', 45.4569, 9.1804],
    ['Northfell Monti', 'Via del Boschetto 40', 'Roma', '00184', 41.8962, 12.4928],
    ['Northfell Prati', 'Via Cola di Rienzo 118', 'Roma', '00192', 41.9076, 12.4631],
    ['Northfell Torino', 'Via Lagrange 24', 'Torino', '10123', 45.0661, 7.6842],
    ['Northfell Bologna', 'Via d’Azeglio 19', 'Bologna', '40123', 44.4921, 11.3417],
    ['Northfell Firenze', 'Via del Corso 8', 'Firenze', '50122', 43.7712, 11.2559],
    ['Northfell Verona', 'Via Mazzini 35', 'Verona', '37121', 45.4411, 10.9959],
    ['Northfell Bolzano', 'Via dei Portici 52', 'Bolzano', '39100', 46.4992, 11.3535],
    ['Northfell Cortina', 'Corso Italia 97', 'Cortina d’Ampezzo', '32043', 46.5383, 12.1373],
    ['Northfell Courmayeur', 'Via Roma 41', 'Courmayeur', '11013', 45.7918, 6.9719],
    ['Northfell Napoli', 'Via Chiaia 76', 'Napoli', '80121', 40.8363, 14.2422],
  ],
};

const HOURS: Readonly<Record<string, SeedStore['opening_hours']>> = {
  US: [
    { from: 1, to: 6, opens: '10:00', closes: '20:00' },
    { from: 7, to: 7, opens: '11:00', closes: '18:00' },
  ],
  CA: [
    { from: 1, to: 5, opens: '10:00', closes: '19:00' },
    { from: 6, to: 6, opens: '10:00', closes: '18:00' },
    { from: 7, to: 7, opens: '11:00', closes: '17:00' },
  ],
  GB: [
    { from: 1, to: 6, opens: '09:30', closes: '19:00' },
    { from: 7, to: 7, opens: '11:00', closes: '17:00' },
  ],
  FR: [{ from: 1, to: 6, opens: '10:00', closes: '19:30' }],
  DE: [
    { from: 1, to: 5, opens: '10:00', closes: '19:00' },
    { from: 6, to: 6, opens: '10:00', closes: '18:00' },
  ],
  ES: [{ from: 1, to: 6, opens: '10:00', closes: '20:30' }],
  IT: [
    { from: 1, to: 6, opens: '10:00', closes: '19:30' },
    { from: 7, to: 7, opens: '11:00', closes: '19:00' },
  ],
};

/** Phone numbers reserved for fiction in each country, or in the shop's own format. */
const PHONES: Readonly<Record<string, string>> = {
  US: '+1 202 555 01',
  CA: '+1 613 555 01',
  GB: '+44 20 7946 09',
  FR: '+33 1 99 00 12 ',
  DE: '+49 30 23125 0',
  ES: '+34 910 50 01 ',
  IT: '+39 02 5550 01',
};

/** Stores in the mountains, which parcels are not sent to. */
const WITHOUT_PARCELS: ReadonlySet<string> = new Set([
  'Northfell Boulder',
  'Northfell Banff',
  'Northfell Keswick',
  'Northfell Chamonix',
  'Northfell Garmisch',
  'Northfell Benasque',
  'Northfell Cortina',
]);

export const STORES = placesOf(ROWS, (place, index): SeedStore => ({
  ...place,
  id: `NF-${place.country_code}-${String(index + 1).padStart(2, '0')}`,
  phone: `${PHONES[place.country_code] ?? ''}${String(index + 10)}`,
  opening_hours: HOURS[place.country_code] ?? [],
  takes_parcels: !WITHOUT_PARCELS.has(place.name),
  time_zone: zoneOf(place.country_code, place.city),
  special_days: specialDaysOf(place.country_code),
  services: servicesOf(index),
}));
