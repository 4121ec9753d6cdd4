/** Escapes a text for a `like` pattern that matches it anywhere. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
