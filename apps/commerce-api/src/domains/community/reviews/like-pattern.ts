/** A pattern for `like` that finds a text anywhere; its signs that mean something to `like` are taken as they stand. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
