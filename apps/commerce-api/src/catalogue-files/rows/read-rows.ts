import { pipeline, Readable } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';

import { FileProblem } from '../file-problem.ts';
import type { Remark } from '../report.ts';
import { decodeFile } from './decode-file.ts';

/** A row of a file: values by the name of their column, without empty ones. */
export interface FileRow {
  /** Line at which the row starts; the header is 1. */
  readonly row: number;
  readonly values: ReadonlyMap<string, string>;
}

export interface RowReader {
  /** Every column of the header; of JSON Lines the keys read so far. */
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<FileRow>;
}

export interface ReadOptions {
  readonly encoding?: string | undefined;
  readonly onBytes?: (count: number) => void;
  /** A row that has no place for its values. */
  readonly onRejected: (remark: Remark) => void;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** An unclosed quote must not take the rest of a large file into memory. */
const LONGEST_RECORD = 1_048_576;

/** The delimiter that occurs most in the first line, outside of quotes. */
function delimiterOf(header: string): string {
  const bare = header.replaceAll(/"(?:[^"]|"")*"/g, '');
  const times = DELIMITERS.map((delimiter) => [bare.split(delimiter).length, delimiter] as const);
  return times.reduce((most, next) => (next[0] > most[0] ? next : most))[1];
}

/** The first chunks, until they have a whole header line. */
async function splitHeader(
  chunks: AsyncGenerator<string>,
): Promise<{ readonly start: string; readonly header: string }> {
  let start = '';
  for (;;) {
    const { done, value } = await chunks.next();
    start += value ?? '';
    const quotes = start.split('"').length - 1;
    const end = start.search(/\r\n|\n|\r/);
    if (done === true || (end >= 0 && (quotes % 2 === 0 || start.length > LONGEST_RECORD)))
      return { start, header: end < 0 ? start : start.slice(0, end) };
  }
}

async function* joined(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quote is inside of a quoted value and not doubled',
  INVALID_OPENING_QUOTE: 'a quote is in a value that does not start with one',
  CSV_MAX_RECORD_SIZE: 'a row is longer than a megabyte, mostly because a quote is never closed',
};

const csvProblem = (path: string, error: CsvError): FileProblem =>
  new FileProblem(
    `${path} cannot be read from line ${typeof error['lines'] === 'number' ? error['lines'] : 'one'} on: ${REASONS[error.code] ?? error.message}; rows before it were read. Correct the line and import again.`,
  );

function checkHeader(path: string, header: readonly string[]): void {
  const named = header.filter((name) => name !== '');
  if (named.length === 0) throw new FileProblem(`${path} has no header; its first line names the columns.`);
  const twice = named.find((name, at) => named.indexOf(name) !== at);
  if (twice !== undefined)
    throw new FileProblem(`${path} has the column ${JSON.stringify(twice)} twice; keep one of them.`);
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: Info;
}

async function* csvRows(
  path: string,
  header: readonly string[],
  parser: AsyncIterable<Parsed>,
  onRejected: (remark: Remark) => void,
): AsyncGenerator<FileRow> {
  // A record is as long as the lines from the end of the one before it.
  let end = 1;
  try {
    for await (const { record, info } of parser) {
      const row = end + 1;
      end = info.lines;
      if (record.length !== header.length) {
        const count = `the row has ${record.length} values, the header ${header.length}`;
        onRejected({
          file: path,
          row,
          reason: count,
          suggestion: 'Complete the row, or quote values that contain the delimiter.',
        });
        continue;
      }
      const values = new Map<string, string>();
      for (const [at, name] of header.entries()) {
        const value = record[at] ?? '';
        if (name !== '' && value.trim() !== '') values.set(name, value);
      }
      yield { row, values };
    }
  } catch (error) {
    throw error instanceof CsvError ? csvProblem(path, error) : error;
  }
}

async function readCsv(path: string, options: ReadOptions): Promise<RowReader> {
  const chunks = decodeFile(path, options.encoding, options.onBytes);
  const { start, header: line } = await splitHeader(chunks);
  if (start.trim() === '') throw new FileProblem(`${path} is empty.`);
  const parser = parse({
    delimiter: delimiterOf(line),
    info: true,
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    // Feeds have quotes in their values.
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // A failure of the source ends the parser, whose reader throws it.
  pipeline(Readable.from(joined(start, chunks)), parser, () => undefined);
  const records = (parser as AsyncIterable<Parsed>)[Symbol.asyncIterator]();
  const first = await records.next().catch((error: unknown) => {
    throw error instanceof CsvError ? csvProblem(path, error) : error;
  });
  const header = (first.done === true ? [] : [...first.value.record]).map((name) => name.trim());
  checkHeader(path, header);
  const rest: AsyncIterable<Parsed> = { [Symbol.asyncIterator]: () => records };
  return {
    columns: header.filter((name) => name !== ''),
    rows: csvRows(path, header, rest, options.onRejected),
  };
}

/** A value of JSON Lines as the text that a CSV would have. */
function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) {
    const parts = value.map(textOf);
    return parts.every((part) => part !== undefined)
      ? parts.map((part) => part.replaceAll('|', String.raw`\|`)).join(' | ')
      : undefined;
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

function parseObject(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    // Entries of a JSON object have names.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

function readJsonLines(path: string, { encoding, onBytes, onRejected }: ReadOptions): RowReader {
  const columns = new Set<string>();
  async function* rows(): AsyncGenerator<FileRow> {
    let row = 0;
    let isEmpty = true;
    for await (const line of linesOf(decodeFile(path, encoding, onBytes))) {
      row += 1;
      if (line.trim() === '') continue;
      isEmpty = false;
      const object = parseObject(line);
      if (object === undefined) {
        onRejected({
          file: path,
          row,
          reason: 'the line is no JSON object',
          suggestion: 'Write one object per line, such as {"sku":"A-1","stock":3}.',
        });
        continue;
      }
      const values = new Map<string, string>();
      for (const [name, value] of Object.entries(object)) {
        columns.add(name);
        const text = textOf(value);
        if (text !== undefined && text.trim() !== '') values.set(name, text);
      }
      yield { row, values };
    }
    if (isEmpty) throw new FileProblem(`${path} is empty.`);
  }
  return {
    get columns() {
      return [...columns];
    },
    rows: rows(),
  };
}

/** Opens a CSV file, or JSON Lines by the ending `.jsonl` or `.ndjson`; throws FileProblem. */
export const readRows = async (path: string, options: ReadOptions): Promise<RowReader> =>
  /\.(?:jsonl|ndjson)$/i.test(path) ? readJsonLines(path, options) : readCsv(path, options);
