import { SCENE_NAMES, type SceneName } from '@haberdash/demo-pictures/picture.ts';
import { isSizeTable, sizeTable } from '../size-tables.ts';
import { CATEGORIES } from '../../taxonomy.ts';
import type { Writer } from '../writer.ts';

/** `{scene:alpine-dawn}`, `{category:100000}`, `{category-name:100000}`, `{size-table:women}` and so on. */
const PLACE = /\{(scene|category|category-name|size-table):([a-z0-9-]+)\}|\{delivery-options\}/g;

const isScene = (name: string): name is SceneName => SCENE_NAMES.some((known) => known === name);

const isKnown = (place: string, name: string): boolean => {
  if (place === 'scene') return isScene(name);
  return place === 'size-table' ? isSizeTable(name) : CATEGORIES.some(({ id }) => id === name);
};

/** The first unknown placeholder with its position. */
export function unknownPlace(text: string): { readonly index: number; readonly reason: string } | undefined {
  for (const { 1: place, 2: name, index } of text.matchAll(PLACE))
    if (place !== undefined && name !== undefined && !isKnown(place, name))
      return { index, reason: `no ${place} ${name}` };
  return undefined;
}

const deliveryRows = ({ deliveryOptions }: Writer): string =>
  deliveryOptions
    .map(({ label, time, price }) => `<tr><th>${label}</th><td>${time}</td><td>${price}</td></tr>`)
    .join('');

/** Fills the placeholders for one edition. */
export const fillPlaces = (text: string, writer: Writer): string =>
  text.replaceAll(PLACE, (whole, place: string | undefined, name: string) => {
    if (place === undefined) return deliveryRows(writer);
    if (place === 'category') return writer.category(name);
    if (place === 'category-name') return writer.categoryName(name);
    if (place === 'size-table') return isSizeTable(name) ? sizeTable(name, writer) : whole;
    return isScene(name) ? writer.sceneUrl(name) : whole;
  });
