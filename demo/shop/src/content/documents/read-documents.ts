import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createJsonCheck } from '@haberdash/commerce-api/seed/json-check.ts';
import type { Json } from '../writer.ts';
import { isObject } from './in-edition.ts';
import { KINDS, isKind, type Kind } from './kinds.ts';
import { lineOfPath } from './line-of-path.ts';
import { unknownPlace } from './places.ts';

/** A document file: texts in every language, scenes and categories by name. */
export interface WrittenDocument {
  readonly kind: Kind;
  readonly slug: string;
  readonly body: Json;
}

type Fault = { readonly line: number; readonly reason: string };

/** Compiled once: the schema is large. */
const check = createJsonCheck(
  Object(JSON.parse(readFileSync(join(import.meta.dirname, 'document.schema.json'), 'utf8'))),
);

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** A parsed document, or its error with a line. */
function readDocument(text: string, kind: Kind, name: string): WrittenDocument | Fault {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    const position = cause instanceof Error ? /position (\d+)/.exec(cause.message)?.[1] : undefined;
    return { line: lineAt(text, Number(position ?? 0)), reason: String(cause) };
  }
  const fault = check(json, KINDS[kind]);
  if (fault !== undefined)
    return { line: lineOfPath(text, fault.pointer), reason: `${fault.pointer || '/'} ${fault.reason}` };
  if (!isObject(json)) return { line: 1, reason: 'no object' };
  const { $schema: _schema, ...body } = json;
  if (body['slug'] !== undefined && body['slug'] !== name)
    return { line: lineOfPath(text, '/slug'), reason: '/slug is not the name of the file' };
  const place = unknownPlace(text);
  if (place !== undefined) return { line: lineAt(text, place.index), reason: place.reason };
  return { kind, slug: name, body };
}

/** Reads a folder's documents; an invalid file is reported with line and reason, and skipped. */
export function readDocuments(
  folder = import.meta.dirname,
  warn: (line: string) => void = (line) => process.emitWarning(line),
): readonly WrittenDocument[] {
  const kinds = Object.keys(KINDS).filter(isKind);
  return kinds
    .filter((kind) => existsSync(join(folder, kind)))
    .flatMap((kind) =>
      readdirSync(join(folder, kind))
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .flatMap((file) => {
          const text = readFileSync(join(folder, kind, file), 'utf8');
          const read = readDocument(text, kind, file.slice(0, -'.json'.length));
          if ('slug' in read) return [read];
          warn(`content: ${kind}/${file}:${read.line}: ${read.reason}`);
          return [];
        }),
    );
}
