export interface Setting {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  readonly meaning: string;
}

export interface SettingsOf {
  readonly title: string;
  readonly intro: string;
  readonly settings: readonly Setting[];
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** A schema with its wrapped schemas and pipe steps, outermost first. */
function* partsOf(schema: unknown): Generator<Readonly<Record<string, unknown>>> {
  const part = fieldsOf(schema);
  yield part;
  if ('wrapped' in part) yield* partsOf(part['wrapped']);
  const steps: readonly unknown[] = Array.isArray(part['pipe']) ? part['pipe'] : [];
  // The first step of a pipe is the schema itself.
  for (const step of steps.slice(1)) yield* partsOf(step);
}

const SECRET = /(?:SECRET|API_KEY)$/;

function typeOf(name: string, parts: readonly Readonly<Record<string, unknown>>[]): string {
  if (SECRET.test(name)) return 'secret';
  const options = parts.map(({ options: each }) => each).find(Array.isArray);
  if (options !== undefined) return options.map((option) => `\`${String(option)}\``).join(', ');
  const isNumber = parts.some(
    ({ type, requirement }) => type === 'regex' && /\[0-9\]|\\d/.test(String(requirement)),
  );
  const numbers = parts.some(({ operation }) => operation === Number);
  if (numbers) return name.endsWith('_MS') ? 'milliseconds' : 'number';
  if (isNumber && name !== 'GALLERY_CUSTOMER') return 'number';
  if (/_(?:URL|ORIGIN)$/.test(name)) return 'address';
  return 'text';
}

/** A schema's settings with type, default and meaning. */
export function readSettings(
  entries: Readonly<Record<string, unknown>>,
  notes: Readonly<Record<string, string>>,
): readonly Setting[] {
  return Object.entries(entries).map(([name, schema]) => {
    const parts = [...partsOf(schema)];
    const fallback = parts.map(({ default: value }) => value).find((value) => typeof value === 'string');
    return {
      name,
      type: typeOf(name, parts),
      default: fallback === undefined || fallback === '' ? '' : `\`${fallback}\``,
      meaning: notes[name] ?? '',
    };
  });
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function settingsPage(all: readonly SettingsOf[]): string {
  const sections = all.map(({ title, intro, settings }) =>
    [
      `## ${title}`,
      '',
      intro,
      '',
      row(['Setting', 'Type', 'Default', 'Meaning']),
      row(['---', '---', '---', '---']),
      ...settings.map(({ name, type, default: fallback, meaning }) =>
        row([`\`${name}\``, type, fallback, meaning]),
      ),
    ].join('\n'),
  );
  return `# Settings

Written by \`npm run settings\` from the schemas of the settings; a test fails when this page is not up to date. Every setting is an environment variable; a value that cannot be used stops the process with a sentence that names the setting.

${sections.join('\n\n')}
`;
}
