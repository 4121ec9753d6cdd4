/** Where a value was read. */
export interface Place {
  readonly file: string;
  /** Line of the file, the header is 1. */
  readonly row: number;
  readonly column?: string;
}

/** Something that was not taken over, or was taken over differently. */
export interface Remark extends Place {
  readonly reason: string;
  /** What to do about it. */
  readonly suggestion: string;
}

const OUTCOMES = ['added', 'changed', 'unchanged', 'removed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What is counted, in the order of the report. */
const COUNTED = ['categories', 'products', 'variants', 'prices', 'stock'] as const;
export type Counted = (typeof COUNTED)[number];

export type Counts = Readonly<Record<Counted, Readonly<Record<Outcome, number>>>>;

const MOST_LINES = 50;

/** Collects what an import did. */
export interface Report {
  readonly rejected: readonly Remark[];
  readonly notices: readonly Remark[];
  readonly counts: Counts;
  readonly count: (what: Counted, outcome: Outcome, times?: number) => void;
  /** A row, or a whole product, that was not imported. */
  readonly reject: (remark: Remark) => void;
  /** Something was imported, though not exactly as it is in the file. */
  readonly notice: (remark: Remark) => void;
  /** A column of a file that is not used. */
  unused(file: string, column: string, reason: string): void;
  /** Takes over counts and remarks of a finished part. */
  add(part: Report): void;
  lines(): string[];
}

const where = ({ file, row, column }: Place): string =>
  `${file}:${row}${column === undefined ? '' : `, column ${JSON.stringify(column)}`}`;

const listed = (title: string, remarks: readonly Remark[]): string[] => {
  if (remarks.length === 0) return [];
  const more = remarks.length - MOST_LINES;
  // What helps is the same for many rows.
  const bySuggestion = Map.groupBy(remarks.slice(0, MOST_LINES), ({ suggestion }) => suggestion);
  return [
    '',
    `${title} (${remarks.length}):`,
    ...[...bySuggestion].flatMap(([suggestion, some]) => [
      ...some.map((remark) => `  ${where(remark)}: ${remark.reason}.`),
      `    ${suggestion}`,
    ]),
    ...(more > 0 ? [`  … and ${more} more; --report FILE writes all of them.`] : []),
  ];
};

export function createReport(): Report {
  const rejected: Remark[] = [];
  const notices: Remark[] = [];
  const unused = new Map<string, string>();
  const none = (): Record<Outcome, number> => ({ added: 0, changed: 0, unchanged: 0, removed: 0 });
  const counts: Record<Counted, Record<Outcome, number>> = {
    categories: none(),
    products: none(),
    variants: none(),
    prices: none(),
    stock: none(),
  };
  const table = (): string[] => {
    const shown = COUNTED.filter((what) => OUTCOMES.some((outcome) => counts[what][outcome] > 0));
    if (shown.length === 0) return ['Nothing to import.'];
    const row = (cells: readonly (string | number)[]): string =>
      cells.map((cell, at) => (at === 0 ? String(cell).padEnd(12) : String(cell).padStart(10))).join('');
    return [
      row(['', ...OUTCOMES]),
      ...shown.map((what) => row([what, ...OUTCOMES.map((outcome) => counts[what][outcome])])),
    ];
  };
  return {
    rejected,
    notices,
    counts,
    count: (what, outcome, times = 1) => void (counts[what][outcome] += times),
    reject: (remark) => void rejected.push(remark),
    notice: (remark) => void notices.push(remark),
    unused: (file, column, reason) => void unused.set(`${file}: ${JSON.stringify(column)}`, reason),
    add(part) {
      for (const what of COUNTED)
        for (const outcome of OUTCOMES) counts[what][outcome] += part.counts[what][outcome];
      rejected.push(...part.rejected);
      notices.push(...part.notices);
    },
    lines: () => [
      ...table(),
      ...(unused.size === 0
        ? []
        : [
            '',
            'Columns that are not used:',
            ...[...unused].map(([name, reason]) => `  ${name} (${reason})`),
          ]),
      ...listed('Notices', notices),
      ...listed('Rejected', rejected),
    ],
  };
}
