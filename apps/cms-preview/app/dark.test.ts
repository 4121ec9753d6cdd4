import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');

function colorsOf(css: string, selector: string): Readonly<Record<string, string>> {
  const begin = css.indexOf(`${selector} {`);
  if (begin < 0) throw new Error(`There is no rule for ${selector}.`);
  const rule = css.slice(begin, css.indexOf('}', begin));
  const found = rule.matchAll(/(--color-[a-z-]+|color-scheme):\s*([^;]+);/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

it('in dark mode the preview has the roles of a dark surface, and the content those of the shop', async () => {
  const tokens = await read('../../../packages/ui/src/tokens/tokens.css');
  const own = await read('./dark.css');
  const dark = colorsOf(tokens, "[data-surface='inverse']");
  expect(colorsOf(own, ':root')).toEqual(dark);
  const light = colorsOf(tokens, ':root');
  const ofShop = Object.fromEntries(Object.keys(dark).map((name) => [name, light[name]]));
  expect(colorsOf(own, ':where([data-stage])')).toEqual(ofShop);
});
