/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { GRAPHIC_PAIRS, TEXT_PAIRS } from './contrast-pairs.ts';
import { declarations, FOUNDATIONS, themes, tokenGroups } from './read-tokens.ts';

const root = themes.default;

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  const colour = (role: string) => theme[`--color-${role}`] ?? 'missing';

  it.each(TEXT_PAIRS)('%s on %s reads at 4.5:1 or better', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GRAPHIC_PAIRS)('%s on %s is seen at 3:1 or better', (role, ground) => {
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
    const roles = (theme: Readonly<Record<string, string>>) =>
      Object.keys(theme).filter((name) => name.startsWith('--color-'));
    expect(roles(declarations("[data-surface='inverse']")).toSorted()).toEqual(
      roles(root)
        .filter((name) => name !== '--color-scrim')
        .toSorted(),
    );
  });
});

describe('pages of the foundations', () => {
  const prefixes = Object.values(FOUNDATIONS).flat();

  it.each(Object.keys(root))('%s is shown on exactly one of them', (name) => {
    expect(prefixes.filter((prefix) => name.startsWith(prefix))).toHaveLength(1);
  });

  it('every token is in a named group of its stylesheet', () => {
    expect(tokenGroups.filter(({ title }) => title === '')).toEqual([]);
    expect(tokenGroups.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(root).toSorted());
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
