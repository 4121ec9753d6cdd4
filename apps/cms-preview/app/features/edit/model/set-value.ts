import { isObject, namesOf } from '@haberdash/content-files';

function setIn(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return next;
  if (Array.isArray(value)) {
    const index = Number(name);
    const entry = setIn(value[index], rest, next);
    return value.map((own: unknown, each) => (each === index ? entry : own));
  }
  const own = isObject(value) ? value : {};
  const entry = setIn(own[name], rest, next);
  if (entry !== undefined && !(rest.length > 0 && isEmpty(entry))) return { ...own, [name]: entry };
  const { [name]: _removed, ...others } = own;
  return others;
}

/** A group of which every field was emptied; a list that became empty stays. */
const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

/** A copy with a value at a JSON pointer; undefined removes a field, and a group that has none left. */
export const setValue = (document: unknown, pointer: string, next: unknown): unknown =>
  setIn(document, namesOf(pointer), next);
