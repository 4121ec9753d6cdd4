import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../stack/stack.ts';
import { drawBarChart, type Series } from './bar-chart.ts';

const FILE = join(root, 'docs/performance/history.json');
const PICTURES = join(root, 'docs/pictures');

interface Measurement {
  /** `2026-11-26`. */
  readonly date: string;
  readonly chart: 'weights' | 'paint';
  /** Where and how; empty for the default command on the usual machine. */
  readonly conditions: string;
  /** Ours, and the baseline of the same run, if any. */
  readonly ours: Readonly<Record<string, number>>;
  readonly baseline?: Readonly<Record<string, number>>;
}

const CHARTS = {
  weights: {
    title: 'JavaScript of a first visit, all of it',
    unit: 'kB gzip',
    baseline: 'Hydrogen’s skeleton',
  },
  paint: {
    title: 'Largest contentful paint, slow 4G, slow processor',
    unit: 'ms',
    baseline: 'Hydrogen’s skeleton',
  },
} as const;

/** Dates per chart besides the newest baseline. */
const DATES = 2;

/** The charts as SVG by file name. */
export function drawHistory(history: readonly Measurement[]): ReadonlyMap<string, string> {
  return new Map(
    (['weights', 'paint'] as const).map((chart) => {
      const shown = history.filter((each) => each.chart === chart).slice(-DATES);
      const groups = [...new Set(shown.flatMap(({ ours }) => Object.keys(ours)))];
      const compared = shown.findLast(({ baseline }) => baseline !== undefined);
      const [newest, ...older] = shown.toReversed().map(({ date, conditions, ours }): Series => ({
        name: `${date}${conditions === '' ? '' : `, ${conditions}`}`,
        values: groups.map((group) => ours[group]),
      }));
      const beside: Series[] =
        compared === undefined
          ? []
          : [
              {
                name: `${CHARTS[chart].baseline}, ${compared.date}`,
                values: groups.map((group) => compared.baseline?.[group]),
              },
            ];
      const series = [...(newest === undefined ? [] : [newest]), ...beside, ...older];
      const description = series
        .map(
          ({ name, values }) =>
            `${name}: ${groups.map((group, place) => `${group} ${values[place] ?? 'not measured'}`).join(', ')}`,
        )
        .join('. ');
      const { title, unit } = CHARTS[chart];
      return [`performance-${chart}.svg`, drawBarChart({ title, unit, description, groups, series })];
    }),
  );
}

/** Adds measurements to the history and redraws the charts of `docs/performance.md`. */
export async function recordHistory(measured: readonly Measurement[]): Promise<void> {
  const history: readonly Measurement[] = JSON.parse(await readFile(FILE, 'utf8'));
  const all = [...history, ...measured];
  await writeFile(FILE, `${JSON.stringify(all, undefined, 2)}\n`);
  for (const [name, svg] of drawHistory(all)) await writeFile(join(PICTURES, name), svg);
}
