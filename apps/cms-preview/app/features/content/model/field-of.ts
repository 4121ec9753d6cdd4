import { leavesOf, type Leaf } from './raw.ts';

export interface ElementFacts {
  readonly text: string;
  readonly href?: string | undefined;
  readonly src?: string | undefined;
  readonly alt?: string | undefined;
}

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;|\s+/g, ' ')
    .trim();

/** For editors only: a name often repeats the title that readers see. */
const isInternal = ({ key }: Leaf): boolean => key === 'name' || key === 'id' || key === 'type';

const isText = (leaf: Leaf): leaf is Leaf & { readonly value: string } => typeof leaf.value === 'string';

/** The field that an element shows: by picture or link address, else by text. Undefined for other texts. */
export function fieldOf(block: unknown, { text, href, src, alt }: ElementFacts): string | undefined {
  const leaves = leavesOf(block)
    .filter(isText)
    .toSorted((one, other) => Number(isInternal(one)) - Number(isInternal(other)));
  const ends = (address: string | undefined, keys: readonly string[]) =>
    address === undefined || address === ''
      ? undefined
      : leaves.find(({ key, value }) => keys.includes(key) && value !== '' && address.includes(value));
  const shown = plain(text);
  const same = shown === '' ? undefined : leaves.find(({ value }) => plain(value) === shown);
  const around =
    shown === ''
      ? undefined
      : leaves
          .filter(({ value }) => plain(value).includes(shown))
          .toSorted((a, b) => a.value.length - b.value.length)[0];
  return (
    (
      ends(src, ['src', 'url']) ??
      (alt === undefined || alt === '' ? undefined : leaves.find(({ value }) => value === alt)) ??
      same ??
      around ??
      ends(href, ['url'])
    )?.path ?? undefined
  );
}
