import { readFile } from 'node:fs/promises';

/** A README's TypeScript example with its heading. */
export interface Example {
  readonly heading: string;
  readonly code: string;
}

/** A README's TypeScript examples in order; together they are one program. */
export async function readExamples(file: string): Promise<Example[]> {
  const text = await readFile(file, 'utf8');
  const examples: Example[] = [];
  for (const section of text.split(/^## /m)) {
    const heading = section.slice(0, section.indexOf('\n')).trim();
    for (const [, code = ''] of section.matchAll(/^```tsx?\n(.*?)^```$/gms)) examples.push({ heading, code });
  }
  return examples;
}

/** The program with another host, given as an expression. */
export const programOf = (examples: readonly Example[], baseUrl: string): string =>
  examples
    .map(({ code }) => code)
    .join('\n')
    .replaceAll("'https://api.example.com'", baseUrl);
