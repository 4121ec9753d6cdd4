import type { Phrase } from '../../language.ts';
import type { Writer } from '../writer.ts';

/** A page of text that the footer leads to. */
export interface InfoPage {
  readonly slug: string;
  readonly title: Phrase;
  /** Rich text. */
  readonly text: (writer: Writer) => string;
  /** True for what only the law of the European Union asks of a shop. */
  readonly isEuropean?: boolean;
}

/** A table of rich text: a caption, a row of headings, and rows that begin with their heading. */
export function tableOf(
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = headings.map((heading) => `<th>${heading}</th>`).join('');
  const body = rows
    .map(([first = '', ...rest]) => {
      const cells = rest.map((cell) => `<td>${cell}</td>`).join('');
      return `<tr><th>${first}</th>${cells}</tr>`;
    })
    .join('');
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
