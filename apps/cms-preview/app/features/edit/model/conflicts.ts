import { escapeName, isObject } from '@haberdash/content-files';
import { setValue } from './set-value.ts';

/** A place where two editors' texts differ. */
export interface Conflict {
  readonly pointer: string;
  readonly mine: string;
  readonly theirs: string;
  /** What is kept unless the editor says otherwise: the side that has changed the common text. */
  readonly kept: 'mine' | 'theirs';
}

interface Place {
  readonly pointer: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly base: unknown;
}

const inside = (value: unknown, name: string | number): unknown => {
  if (Array.isArray(value)) return value[Number(name)];
  return isObject(value) ? value[name] : undefined;
};

/** Lists of another length differ as a whole: their entries have no common place. */
function* placesOf(place: Place): Generator<Place> {
  const { pointer, mine, theirs, base } = place;
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return;
  const isList = Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length;
  const isGroup = isObject(mine) && isObject(theirs);
  if (!isList && !isGroup) {
    yield place;
    return;
  }
  const names = isList ? mine.keys() : new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  for (const name of names)
    yield* placesOf({
      pointer: `${pointer}/${escapeName(String(name))}`,
      mine: inside(mine, name),
      theirs: inside(theirs, name),
      base: inside(base, name),
    });
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 1) ?? '');

const all = (mine: unknown, theirs: unknown, base: unknown): readonly Place[] => [
  ...placesOf({ pointer: '', mine, theirs, base }),
];

/** Every place where two texts differ, with both. */
export const conflictsOf = (mine: unknown, theirs: unknown, base: unknown): readonly Conflict[] =>
  all(mine, theirs, base).map((place) => ({
    pointer: place.pointer,
    mine: shown(place.mine),
    theirs: shown(place.theirs),
    kept: JSON.stringify(place.mine) === JSON.stringify(place.base) ? 'theirs' : 'mine',
  }));

/** Mine with their text at the chosen places. */
export const mergeChosen = (
  mine: unknown,
  theirs: unknown,
  isTheirs: (pointer: string) => boolean,
): unknown =>
  all(mine, theirs, undefined).reduce<unknown>(
    (next, place) => (isTheirs(place.pointer) ? setValue(next, place.pointer, place.theirs) : next),
    mine,
  );
