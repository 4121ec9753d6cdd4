import { findProblems, type ContentProblem } from './find-problems.ts';
import { findGaps } from './gaps.ts';
import { isObject, type Json } from './json.ts';
import { isKind, KINDS, type Kind } from './kinds.ts';
import { lineOfPath } from './line-of-path.ts';
import { DOCUMENT_SCHEMA, type ContentSchema } from './schema.ts';

/** A file by its path below the folder of the documents, such as `page/home.json`. */
export interface ContentFile {
  readonly path: string;
  readonly text: string;
}

/** A document as it is written: texts in every language, scenes and categories by name. */
export interface WrittenDocument {
  readonly kind: Kind;
  readonly slug: string;
  readonly body: Json;
}

/** What is wrong in a file, with its line from 1. */
export interface FileProblem extends ContentProblem {
  readonly path: string;
  readonly line: number;
}

export interface ReadOptions {
  /** The schema in the shop's languages (`documentSchemaIn`); by default those of the demo. */
  readonly schema?: ContentSchema;
  /** The first placeholder in a text that the shop cannot fill. */
  readonly unknownPlace?: (text: string) => { readonly index: number; readonly reason: string } | undefined;
}

export interface ReadFiles {
  readonly documents: readonly WrittenDocument[];
  readonly problems: readonly FileProblem[];
}

const SHAPE = /^([a-z]+)\/([A-Za-z0-9-]{1,60})\.json$/;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const hasProblem = (path: string, line: number, problem: Partial<ContentProblem>): FileProblem => ({
  path,
  line,
  pointer: '',
  reason: '',
  suggestion: '',
  ...problem,
});

function parse(path: string, text: string): { readonly json: unknown } | FileProblem {
  try {
    return { json: JSON.parse(text) };
  } catch (cause) {
    const position = cause instanceof Error ? /position (\d+)/.exec(cause.message)?.[1] : undefined;
    return hasProblem(path, lineAt(text, Number(position ?? 0)), {
      reason: String(cause),
      suggestion: 'Correct the JSON; an editor with JSON support marks the place.',
    });
  }
}

function readFile(
  { path, text }: ContentFile,
  options: ReadOptions,
): WrittenDocument | readonly FileProblem[] {
  const [, kind = '', slug = ''] = SHAPE.exec(path) ?? [];
  if (!isKind(kind))
    return [
      hasProblem(path, 1, {
        reason: 'is in no folder of a kind',
        suggestion: `Move it into one of ${Object.keys(KINDS).join(', ')}, as slug.json.`,
      }),
    ];
  const parsed = parse(path, text);
  if (!('json' in parsed)) return [parsed];
  const { json } = parsed;
  const found = findProblems(options.schema ?? DOCUMENT_SCHEMA, json, KINDS[kind]);
  if (found.length > 0 || !isObject(json))
    return found.map((problem) => hasProblem(path, lineOfPath(text, problem.pointer), problem));
  const { $schema: _schema, ...body } = json;
  if (body['slug'] !== undefined && body['slug'] !== slug)
    return [
      hasProblem(path, lineOfPath(text, '/slug'), {
        pointer: '/slug',
        reason: 'is not the name of the file',
        suggestion: `Write ${JSON.stringify(slug)}, or rename the file.`,
      }),
    ];
  const place = options.unknownPlace?.(text);
  if (place !== undefined)
    return [
      hasProblem(path, lineAt(text, place.index), {
        reason: place.reason,
        suggestion: 'Correct the name between the braces.',
      }),
    ];
  const gaps = findGaps(text);
  if (gaps.length > 0)
    return gaps.map(({ index, what }) =>
      hasProblem(path, lineAt(text, index), {
        reason: `is not written yet: ${what}`,
        suggestion: 'Replace the mark between the brackets by the text.',
      }),
    );
  return { kind, slug, body };
}

/** Reads files; one with problems is reported, and the others are read. Kinds keep their order. */
export function readFiles(files: readonly ContentFile[], options: ReadOptions = {}): ReadFiles {
  const kinds = Object.keys(KINDS);
  const rank = ({ path }: ContentFile): number => kinds.indexOf(path.split('/')[0] ?? '');
  const byName = (one: string, other: string): number => (one < other ? -1 : 1);
  const read = files
    .toSorted((one, other) => rank(one) - rank(other) || byName(one.path, other.path))
    .map((file) => readFile(file, options));
  return {
    documents: read.filter((each): each is WrittenDocument => 'body' in each),
    problems: read.flatMap((each) => ('body' in each ? [] : each)),
  };
}

/** A problem in one line, as a command prints it. */
export const describeProblem = ({ path, line, pointer, reason, suggestion }: FileProblem): string =>
  `${path}:${line}: ${pointer || '/'} ${reason}. ${suggestion}`;
