export interface Series {
  readonly name: string;
  /** One value per group; undefined if not measured. */
  readonly values: readonly (number | undefined)[];
}

export interface BarChart {
  readonly title: string;
  readonly description: string;
  readonly unit: string;
  readonly groups: readonly string[];
  /** At most four. */
  readonly series: readonly Series[];
}

const WIDTH = 720;
const LABELS = 110;
const VALUES = 90;
const BAR = 14;
const BETWEEN = 12;
const HEAD = 56;
const STYLE = `text{font:13px system-ui,sans-serif;fill:#1b2a2e}.t{font-weight:600;font-size:15px}.s0{fill:#1f6f78}.s1{fill:#c0652a}.s2{fill:#8aa8ad}.s3{fill:#e0b48f}@media (prefers-color-scheme:dark){text{fill:#e8eeef}.s0{fill:#5cb8c2}.s1{fill:#e59a66}.s2{fill:#4d6a70}.s3{fill:#8a5a38}}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const figure = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 1 });

/** A horizontal bar chart as an SVG without scripts, for light and dark pages. */
export function drawBarChart({ title, description, unit, groups, series }: BarChart): string {
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const scale = (WIDTH - LABELS - VALUES) / most;
  const groupHeight = series.length * BAR + BETWEEN;
  const legend = series.map(
    ({ name }, index) =>
      `<rect class="s${index}" x="${LABELS + index * 200}" y="32" width="12" height="12"/><text x="${LABELS + index * 200 + 18}" y="42">${escaped(name)}</text>`,
  );
  const rows = groups.flatMap((group, place) => {
    const top = HEAD + place * groupHeight;
    const bars = series.flatMap(({ values }, index) => {
      const value = values[place];
      if (value === undefined) return [];
      const y = top + index * BAR;
      const width = Math.max(1, value * scale).toFixed(1);
      return [
        `<rect class="s${index}" x="${LABELS}" y="${y}" width="${width}" height="${BAR - 2}"/>`,
        `<text x="${(LABELS + Number(width) + 6).toFixed(1)}" y="${y + BAR - 3}">${figure(value)} ${escaped(unit)}</text>`,
      ];
    });
    return [
      `<text x="${LABELS - 8}" y="${top + (series.length * BAR) / 2 + 4}" text-anchor="end">${escaped(group)}</text>`,
      ...bars,
    ];
  });
  const height = HEAD + groups.length * groupHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escaped(title)}</title><desc id="d">${escaped(description)}</desc><style>${STYLE}</style>`,
    `<text class="t" x="0" y="16">${escaped(title)}</text>`,
    ...legend,
    ...rows,
    '</svg>\n',
  ].join('\n');
}
