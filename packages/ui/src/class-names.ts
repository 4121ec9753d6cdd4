/** Joins class names and leaves out the empty ones, so that a component never prints `undefined`. */
export const classNames = (...names: ReadonlyArray<string | false | undefined>): string =>
  names.filter(Boolean).join(' ');
