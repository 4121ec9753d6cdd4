import type { ShowcaseType } from '@haberdash/api-client/content';
import { defaultText, previewSchema, validate, type PreviewLimit } from '@haberdash/validation';
import { siteOf, type PreviewSite } from '../../../shared/sites/sites.ts';
import { CHECKS, type Check } from './checks.ts';
import { DOC_TYPES, isDocType } from './doc-types.ts';
import { documentOf, noDocument, type DocumentName } from './documents.ts';
import { PERSONAS, type PersonaName } from './personas.ts';

export const SORTS = ['modified', 'name', 'referrers', 'problems'] as const;
export type Sort = (typeof SORTS)[number];
export const FILTERS = ['all', 'drafts', 'scheduled', 'problems'] as const;
export type Filter = (typeof FILTERS)[number];
export const STATES = ['normal', 'loading', 'empty', 'error', 'long', 'rtl', 'dark'] as const;
export type State = (typeof STATES)[number];

export const CONSENTS = ['necessary', 'everything'] as const;
export type Consent = (typeof CONSENTS)[number];

/** The maximum `offset` in the contract of the content service. */
const MOST_OFFSET = 10_000;

/** The query of a view; the same address shows the same view. */
export interface ViewQuery {
  readonly site: PreviewSite;
  readonly docType: ShowcaseType | undefined;
  readonly layoutVariant: string;
  readonly limit: PreviewLimit;
  /** From 1. */
  readonly page: number;
  /** A whole document instead of blocks of a type. */
  readonly document: DocumentName | undefined;
  /** ISO; default: now. */
  readonly at: string | undefined;
  readonly persona: PersonaName;
  readonly consent: Consent;
  readonly forced: string;
  readonly search: string;
  readonly filter: Filter;
  readonly sort: Sort;
  /** The check to sort the table by; default: all. */
  readonly check: Check | undefined;
  readonly state: State;
  readonly widths: 'one' | 'all';
  readonly panes: 'shown' | 'hidden';
  readonly compares: boolean;
  /** 'Doc type is required' (spec 3 §5), or that it is unknown. */
  readonly docTypeError: string | undefined;
  /** The document field as typed, also if invalid. */
  readonly documentField: string;
  readonly documentError: string | undefined;
  /** Invalid parameters, each with the value used instead. */
  readonly invalidParameters: readonly string[];
}

const choose = <T extends string>(words: readonly T[], text: string | null, fallback: NoInfer<T>): T =>
  words.find((word) => word === text) ?? fallback;

/** `2026-12-01T08:00` in UTC, as a browser's field writes it, or with seconds and zone. */
function dateTimeOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return undefined;
  const withZone = /(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`;
  const ms = Date.parse(withZone);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

const schema = previewSchema(DOC_TYPES);

const noDocType = (text: string): string =>
  `“${text}” is no doc type: choose one of the list. An address names it in one word, such as Hero or RichText.`;

/** Parses an address; a submitted form without a doc type has an error, a bare address has none. */
export function readQuery(parameters: URLSearchParams): ViewQuery {
  const text = (name: string): string => (parameters.get(name) ?? '').trim().slice(0, 200);
  const docType = text('docType');
  const documentField = text('document');
  const document = documentOf(documentField);
  const documentError =
    documentField === '' || document !== undefined ? undefined : noDocument(documentField);
  const unknownType =
    document !== undefined || docType === '' || isDocType(docType) ? undefined : noDocType(docType);
  const isSent = parameters.has('docType') && document === undefined;
  const form = validate(schema, {
    docType,
    layoutVariant: text('layoutVariant').slice(0, 60),
    limit: text('limit'),
  });
  const error = form.ok ? undefined : form.errors['docType'];
  const required = isSent && error !== undefined ? defaultText(error) : undefined;
  const limit = limitOf(text('limit'));
  const page = Number(text('page'));
  return {
    site: siteOf(parameters.get('locale')),
    docType: document === undefined && isDocType(docType) ? docType : undefined,
    layoutVariant: text('layoutVariant').slice(0, 60),
    limit,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MOST_OFFSET / limit + 1) : 1,
    document,
    at: dateTimeOf(parameters.get('at')),
    persona: choose(PERSONAS, parameters.get('persona'), 'guest'),
    consent: choose(CONSENTS, parameters.get('consent'), 'necessary'),
    forced: text('forced'),
    search: text('q'),
    filter: choose(FILTERS, parameters.get('filter'), 'all'),
    sort: choose(SORTS, parameters.get('sort'), 'modified'),
    check: CHECKS.find((each) => each === parameters.get('check')),
    state: choose(STATES, parameters.get('state'), 'normal'),
    widths: parameters.get('widths') === 'all' ? 'all' : 'one',
    panes: parameters.get('panes') === 'hidden' ? 'hidden' : 'shown',
    compares: parameters.get('compare') === 'live',
    docTypeError: unknownType ?? required,
    documentField,
    documentError,
    invalidParameters: [unknownType, documentError].filter((sentence) => sentence !== undefined),
  };
}

/** Any other limit than 10, 20 and 50 counts as 20 (reading 34). */
function limitOf(limit: string): PreviewLimit {
  const read = validate(schema, { docType: DOC_TYPES[0], layoutVariant: '', limit });
  return read.ok ? read.values.limit : 20;
}

/** The address of the same view with changes; empty values remove a parameter. */
export function setParameters(
  parameters: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
