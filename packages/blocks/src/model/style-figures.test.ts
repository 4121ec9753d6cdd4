import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STYLE_FIGURES } from './style-figures.ts';

/** The values that rules with exactly this selector give a property, in file order. */
function valuesOf(css: string, selector: string, property: string): readonly string[] {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selectors = '', body = '']) => {
    if (!selectors.split(',\n').some((each) => each.trim() === selector)) return [];
    const declared = new RegExp(`(?:^|;)\\s*${property}:\\s*([^;]+)`).exec(body)?.[1];
    return declared === undefined ? [] : [declared.trim()];
  });
}

it.each(STYLE_FIGURES)('$what is the one of the specification', ({ file, selector, property, values }) => {
  const css = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  expect(valuesOf(css, selector, property)).toEqual(values);
});
