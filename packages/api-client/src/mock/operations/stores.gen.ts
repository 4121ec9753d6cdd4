// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { MockOperation } from '../mock-operation.ts';

export type StoresOperationId = 'searchCollectionPoints' | 'searchStores';


export const stores: readonly MockOperation<StoresOperationId>[] = [
  {"id":"searchStores","call":"POST /stores/v1/search","answers":{"200":{"body":{"stores":[{"id":"NF-US-01","name":"Northfell Boston","addressLine1":"200 Summer Street","city":"Boston","postalCode":"02110","countryCode":"US","phone":"+16175550142","latitude":42.3521,"longitude":-71.0552,"openingHours":["Mon – Sat: 10:00 AM – 8:00 PM","Sun: 11:00 AM – 6:00 PM"],"storeInventory":3}]}},"400":["API400"],"500":["GEN500"]}},
  {"id":"searchCollectionPoints","call":"POST /stores/v1/collectionPoints","answers":{"200":{"body":{"collectionPoints":[{"id":"FR-PUDO-069021","name":"Tabac des Cordeliers","provider":"relais","addressLine1":"14 rue de la République","city":"Lyon","postalCode":"69002","countryCode":"FR","latitude":45.7635,"longitude":4.8357,"openingHours":["lun. – sam.: 08:00 – 19:00"],"distanceKm":0.4,"shippingMethod":{"code":"pudo","label":"Point relais","deliveryTime":"3-5 jours ouvrés"}}]}},"400":["API400"],"500":["GEN500"]}},
];
