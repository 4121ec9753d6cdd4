const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text safe inside an element and inside a quoted attribute. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** HTML that was put together from escaped texts. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const render = (value: Html | string | number | readonly Html[]): string => {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map((part) => part.text).join('');
};

/** A template whose values are escaped unless they are Html themselves. */
export const html = (
  parts: TemplateStringsArray,
  ...values: readonly (Html | string | number | readonly Html[])[]
): Html => new Html(parts.reduce((text, part, index) => text + render(values[index - 1] ?? '') + part));
