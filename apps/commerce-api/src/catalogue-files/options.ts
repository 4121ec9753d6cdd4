import { parseArgs } from 'node:util';

import { FileProblem } from './file-problem.ts';
import { FORMATS } from './formats/index.ts';
import type { Format } from './formats/format.ts';
import { readMapping, type Mapping } from './mapping.ts';

export const USAGE = `npm run catalogue -- import FILE… [--format haberdash|shopify|google|woocommerce] [--dry-run] [--delete-missing]
                    [--prices] [--stock] [--mapping FILE] [--currency GBP] [--language en] [--encoding NAME] [--report FILE]
npm run catalogue -- verify
npm run catalogue -- export [FILE]
Columns, rules and the mapping file: docs/catalogue.md.`;

export interface ImportCommand {
  readonly command: 'import';
  readonly files: readonly string[];
  readonly format: Format;
  readonly mapping: Mapping;
  readonly isDryRun: boolean;
  readonly deleteMissing: boolean;
  readonly prices: boolean;
  readonly stock: boolean;
  readonly encoding: string | undefined;
  /** Gets every rejected row as CSV. */
  readonly reportFile: string | undefined;
}

export interface ExportCommand {
  readonly command: 'export';
  /** The standard output without it. */
  readonly file: string | undefined;
}

export type Command = ImportCommand | ExportCommand | { readonly command: 'verify' };

const OPTIONS = {
  format: { type: 'string', default: 'haberdash' },
  'dry-run': { type: 'boolean', default: false },
  'delete-missing': { type: 'boolean', default: false },
  prices: { type: 'boolean', default: false },
  stock: { type: 'boolean', default: false },
  mapping: { type: 'string' },
  currency: { type: 'string' },
  language: { type: 'string' },
  encoding: { type: 'string' },
  report: { type: 'string' },
} as const;

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new FileProblem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
};

async function importCommand(
  files: readonly string[],
  values: ReturnType<typeof parse>['values'],
): Promise<ImportCommand> {
  if (files.length === 0) throw new FileProblem(`Name at least one file.\n\n${USAGE}`);
  const format = FORMATS[values.format];
  if (format === undefined)
    throw new FileProblem(
      `The format ${JSON.stringify(values.format)} is unknown; it is one of ${Object.keys(FORMATS).join(', ')}.`,
    );
  const isUpdate = values.prices || values.stock;
  if (isUpdate && values['delete-missing'])
    throw new FileProblem('--delete-missing needs files of whole products; leave out --prices and --stock.');
  const overrides = {
    ...(values.currency === undefined ? {} : { currency: values.currency }),
    ...(values.language === undefined ? {} : { language: values.language }),
  };
  const mapping = await readMapping(values.mapping, overrides);
  if (format.needsCurrency && !isUpdate && mapping.currency === undefined)
    throw new FileProblem(
      `A ${format.name} export does not name the currency of its prices; add --currency, such as --currency GBP.`,
    );
  return {
    command: 'import',
    files,
    format,
    mapping,
    isDryRun: values['dry-run'],
    deleteMissing: values['delete-missing'],
    prices: values.prices,
    stock: values.stock,
    encoding: values.encoding,
    reportFile: values.report,
  };
}

/** Reads the command line; throws FileProblem with a sentence for the merchant. */
export async function readCommand(argv: readonly string[]): Promise<Command> {
  const { values, positionals } = parse(argv);
  const [command, ...rest] = positionals;
  if (command === 'import') return importCommand(rest, values);
  if (command === 'verify' && rest.length === 0) return { command };
  if (command === 'export' && rest.length <= 1) return { command, file: rest[0] };
  throw new FileProblem(
    command === undefined ? USAGE : `The command ${JSON.stringify(command)} is unknown.\n\n${USAGE}`,
  );
}
