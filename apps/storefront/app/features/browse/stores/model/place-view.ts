import type { CollectionPoint, Store } from '@haberdash/api-client/stores';
import type { Site } from '../../../../shared/sites/sites.ts';

/** Somewhere that shoppers fetch what they bought, as pages show it. */
export interface PlaceView {
  readonly id: string;
  readonly kind: 'store' | 'point';
  readonly name: string;
  readonly address: string;
  readonly openingHours: readonly string[];
  readonly phone?: string;
  /** Whether it is open now, in words. */
  readonly today?: { readonly isOpen: boolean; readonly text: string };
  /** "3 mi", in the words of the site; absent where it is unknown. */
  readonly distance?: string;
  /** How many of the product are there now. */
  readonly inventory?: number;
}

const KILOMETRES_IN_A_MILE = 1.609_344;

/** A distance as the country counts it, on one line; below ten with one decimal. */
function distanceText(
  { languageTag, usesMiles }: Pick<Site, 'languageTag' | 'usesMiles'>,
  km: number,
): string {
  const value = usesMiles === true ? km / KILOMETRES_IN_A_MILE : km;
  const text = new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: usesMiles === true ? 'mile' : 'kilometer',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
  return text.replaceAll(' ', '\u00a0');
}

/** The postal code is where the language of the site has it. */
function addressText({ language }: Pick<Site, 'language'>, place: Store | CollectionPoint): string {
  const { addressLine1, postalCode, city } = place;
  const town = language === 'en' ? `${city} ${postalCode}` : `${postalCode} ${city}`;
  return `${addressLine1}, ${town}`;
}

/** Maps a store or a collection point of the service to what is shown of it. */
export function toPlaceView(
  site: Pick<Site, 'language' | 'languageTag' | 'usesMiles'>,
  kind: PlaceView['kind'],
  place: Store | CollectionPoint,
): PlaceView {
  const { id, name, openingHours, distanceKm } = place;
  const { phone, storeInventory }: Partial<Store> = place;
  return {
    id,
    kind,
    name,
    address: addressText(site, place),
    openingHours,
    ...(phone === undefined ? {} : { phone }),
    ...(distanceKm === undefined ? {} : { distance: distanceText(site, distanceKm) }),
    ...(storeInventory === undefined ? {} : { inventory: storeInventory }),
  };
}
