import type { ShowcaseType } from '@haberdash/api-client/content';
import { defaultText, previewSchema, validate, type PreviewLimit } from '@haberdash/validation';
import { siteOf, type PreviewSite } from '../../../shared/sites/sites.ts';
import { CHECKS, type Check } from './checks.ts';
import { DOC_TYPES, isDocType } from './doc-types.ts';
import { documentOf, noDocument, type DocumentName } from './documents.ts';
import { PERSONAS, type PersonaName } from './personas.ts';

/** How results are sorted. */
export const SORTS = ['modified', 'name', 'referrers', 'problems'] as const;
export type Sort = (typeof SORTS)[number];
/** Which results are shown. */
export const FILTERS = ['all', 'drafts', 'scheduled', 'problems'] as const;
export type Filter = (typeof FILTERS)[number];
/** What a block may meet. */
export const STATES = ['normal', 'loading', 'empty', 'error', 'long', 'rtl', 'dark'] as const;
export type State = (typeof STATES)[number];

/** What the person has allowed: what is necessary, which is all before anybody is asked, or everything. */
export const CONSENTS = ['necessary', 'everything'] as const;
export type Consent = (typeof CONSENTS)[number];

/** The content service counts no further (`offset` of the contract); there is nothing behind it to see. */
const MOST_OFFSET = 10_000;

/** Everything that the address of a view says; whoever opens it sees the same. */
export interface ViewQuery {
  readonly site: PreviewSite;
  readonly docType: ShowcaseType | undefined;
  readonly layoutVariant: string;
  readonly limit: PreviewLimit;
  /** From 1. */
  readonly page: number;
  /** A whole document in place of blocks of a type. */
  readonly document: DocumentName | undefined;
  /** ISO; now where nothing is said. */
  readonly at: string | undefined;
  readonly persona: PersonaName;
  readonly consent: Consent;
  /** A segment or variant that is shown whoever looks. */
  readonly forced: string;
  readonly search: string;
  readonly filter: Filter;
  readonly sort: Sort;
  /** The check by which the table of checks is sorted; all of them where none is named. */
  readonly check: Check | undefined;
  readonly state: State;
  readonly widths: 'one' | 'all';
  /** Whether what is chosen and how it is seen stand beside the blocks. */
  readonly panes: 'shown' | 'hidden';
  readonly compares: boolean;
  /** Of the doc type field: 'Doc type is required' (spec 3 §5), or that it is none. */
  readonly docTypeError: string | undefined;
  /** What the address says of a document, also where that names none. */
  readonly documentField: string;
  readonly documentError: string | undefined;
  /** What of the address names nothing that can be shown, each with what is understood. */
  readonly notUnderstood: readonly string[];
}

const choose = <T extends string>(words: readonly T[], text: string | null, fallback: NoInfer<T>): T =>
  words.find((word) => word === text) ?? fallback;

/** `2026-12-01T08:00`, as a browser's field writes it in UTC here, or with seconds and zone. */
function dateTimeOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return undefined;
  const withZone = /(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`;
  const ms = Date.parse(withZone);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

const schema = previewSchema(DOC_TYPES);

const noDocType = (text: string): string =>
  `“${text}” is no doc type: choose one of the list. An address names it in one word, such as Hero or RichText.`;

/** Reads an address. A form that was sent without a doc type says so; an address that never asked does not. */
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
    notUnderstood: [unknownType, documentError].filter((sentence) => sentence !== undefined),
  };
}

/** Another limit than 10, 20 and 50 reads as 20 (reading 34). */
function limitOf(limit: string): PreviewLimit {
  const read = validate(schema, { docType: DOC_TYPES[0], layoutVariant: '', limit });
  return read.ok ? read.values.limit : 20;
}

/** The address of the same view with something changed; what is empty leaves it. */
export function withParameters(
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
