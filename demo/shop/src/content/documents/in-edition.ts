import { phraseOf } from '../phrase-of.ts';
import type { Json, Writer } from '../writer.ts';
import { fillPlaces } from './places.ts';

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is Json => isObject(value) && typeof value['en'] === 'string';

/** True if an object of a document applies to an edition. */
const isMeantFor = (value: unknown, { isEuropeanUnion }: Writer): boolean =>
  isEuropeanUnion || !isObject(value) || value['onlyIn'] !== 'EU';

/** A document in one edition; undefined if it does not apply. */
export function inEdition(body: Json, writer: Writer): Json | undefined {
  const write = (value: unknown): unknown => {
    if (typeof value === 'string') return fillPlaces(value, writer);
    if (Array.isArray(value)) return value.filter((entry) => isMeantFor(entry, writer)).map(write);
    if (isTexts(value)) return fillPlaces(writer.translate(phraseOf(value)), writer);
    return isObject(value) ? writeObject(value) : value;
  };
  const writeObject = ({ onlyIn: _meantFor, ...fields }: Json): Json =>
    Object.fromEntries(Object.entries(fields).map(([key, entry]) => [key, write(entry)]));
  return isMeantFor(body, writer) ? writeObject(body) : undefined;
}
