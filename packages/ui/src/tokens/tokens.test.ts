/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import css from './tokens.css?raw';

const declarations = (selector: string): Record<string, string> => {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    Array.from(body.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value.trim()]),
  );
};

const root = declarations(':root');
const themes = {
  default: root,
  northfell: { ...root, ...declarations("[data-brand='northfell']") },
  harbour: { ...root, ...declarations("[data-brand='harbour']") },
  inverse: { ...root, ...declarations("[data-surface='inverse']") },
};

const SURFACES = ['surface', 'surface-muted', 'surface-raised'];
const TEXT = ['ink', 'ink-muted', 'ink-subtle', 'accent', 'sale', 'success', 'danger', 'warning', 'info'];
const PAIRS: ReadonlyArray<readonly [string, string]> = [
  ...TEXT.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
  ...['ink', 'ink-muted'].map((text) => [text, 'surface-sunken'] as const),
  ['ink-inverse', 'surface-inverse'],
  ['ink-inverse', 'ink'],
  ...['accent', 'accent-hover', 'accent-active'].map((ground) => ['on-accent', ground] as const),
  ...['danger', 'danger-hover'].map((ground) => ['on-danger', ground] as const),
  ...['success', 'danger', 'warning', 'info', 'accent'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['ink', `${tone}-soft`] as const,
  ]),
];
const GRAPHICS = ['line-strong', 'focus', 'rating'].flatMap((role) =>
  SURFACES.map((surface) => [role, surface] as const),
);

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  const colour = (role: string) => theme[`--color-${role}`] ?? 'missing';

  it.each(PAIRS)('%s on %s reads at 4.5:1 or better', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GRAPHICS)('%s on %s is seen at 3:1 or better', (role, ground) => {
    expect(contrast(colour(role), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 between black and white, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });
});

describe('themes', () => {
  it.each(['northfell', 'harbour'])('%s changes nothing but accent and type', (brand) => {
    const changed = Object.keys(declarations(`[data-brand='${brand}']`));
    expect(changed.filter((name) => !/^--(color-accent|font-|weight-|tracking-)/.test(name))).toEqual([]);
  });

  it('the dark surface sets every colour role that the light one sets, but for the scrim', () => {
    const roles = (theme: Record<string, string>) =>
      Object.keys(theme).filter((name) => name.startsWith('--color-'));
    expect(roles(declarations("[data-surface='inverse']")).toSorted()).toEqual(
      roles(root)
        .filter((name) => name !== '--color-scrim')
        .toSorted(),
    );
  });
});

describe('stylesheets', () => {
  const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });

  it.each(Object.entries(sheets))('%s uses only custom properties that exist', (_path, sheet) => {
    const own = new Set(Array.from(sheet.matchAll(/(--[\w-]+):/g), ([, name]) => name));
    const unknown = Array.from(sheet.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name).filter(
      (name) => !own.has(name) && !(name in root),
    );
    expect(unknown).toEqual([]);
  });

  it.each(
    Object.entries(sheets).filter(([path]) => path.endsWith('.module.css') && !path.includes('/testing/')),
  )('%s stays in its cascade layer, so that a shop can override it', (_path, sheet) => {
    expect(sheet.trim()).toMatch(/^@layer ui \{[\s\S]*\n\}$/);
  });
});
