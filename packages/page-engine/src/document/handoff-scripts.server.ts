import { STREAM_CONTROLLER } from '../internals/react-router.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The encoded data of a page, as the router streams it. */
export async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (stream === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

export function scriptText(data: string): string {
  const text = JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (letter) => ESCAPES[letter] ?? '');
  return `${STREAM_CONTROLLER}.enqueue(${text});`;
}

/**
 * The scripts with a page's data for hydration. The router's own component would have React render them in
 * chunks, and they are a sixth of a page.
 */
export function handoffScripts(text: string, nonce: string): string {
  const open = `<script nonce="${nonce}">`;
  return `${open}${text}</script>${open}${STREAM_CONTROLLER}.close();</script>`;
}

const END = '</body></html>';

export const atEndOf = (html: string, markup: string): string =>
  html.endsWith(END) ? html.slice(0, -END.length) + markup + END : html + markup;
