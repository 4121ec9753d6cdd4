const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const LENGTH = /^(?:\d{1,2}|\d?\.\d{1,4}|\d\.\d{1,4})(?:px|rem)$/;

/** Every value that a shop may give to the form, and what it may look like; nothing else of it is read. */
const VALUES = {
  ink: COLOR,
  quiet: COLOR,
  line: COLOR,
  paper: COLOR,
  bad: COLOR,
  focus: COLOR,
  radius: LENGTH,
  gap: LENGTH,
};

const MAX_FONT_BYTES = 200_000;
/** The first bytes of every WOFF2 file. */
const WOFF2 = 'wOF2';

const isFont = (font) =>
  font instanceof ArrayBuffer &&
  font.byteLength <= MAX_FONT_BYTES &&
  String.fromCodePoint(...new Uint8Array(font.slice(0, WOFF2.length))) === WOFF2;

/** The listed values of a message that are what they must be, and its typeface; all else is left out. */
export function readLook({ values, font }) {
  const given = typeof values === 'object' && values !== null ? values : {};
  const entries = Object.entries(VALUES).filter(
    ([name, form]) => Object.hasOwn(given, name) && typeof given[name] === 'string' && form.test(given[name]),
  );
  return {
    values: Object.fromEntries(entries.map(([name]) => [name, given[name]])),
    font: isFont(font) ? font : undefined,
  };
}
