import { createHash } from 'node:crypto';
import { ApiError } from '@haberdash/api-client';
import type { DocumentVersion, Draft } from '@haberdash/api-client/content';
import {
  emptyValue,
  findProblems,
  hasBlocks,
  isObject,
  partOf,
  resolveSchema,
  SERVED_KINDS,
  SERVED_SCHEMA,
  valueAt,
  type ContentProblem,
} from '@haberdash/content-files';
import type { Editor } from '../../../shared/pipeline/context.ts';
import { createApis, problemOf, showBlock, type Problem } from '../../content/index.server.ts';
import type { DocumentName, Raw, Result, ViewQuery } from '../../content/index.ts';
import { conflictsOf, mergeChosen, type Conflict } from '../model/conflicts.ts';
import { addEntry, freeId, moveEntry, removeEntry } from '../model/edit-list.ts';
import {
  blockEntries,
  BLOCK_TYPES,
  formOf,
  schemaAt,
  type BlockEntry,
  type FormField,
} from '../model/form-fields.ts';
import { isoOf, readForm } from '../model/read-form.ts';

/** What an editor sees: the working copy, its form, the live block, and what became of the last action. */
export interface EditView {
  readonly document: unknown;
  /** The version that the working copy is based on; 0 for what no editor has written. */
  readonly version: number;
  readonly state: Draft['state'] | 'new';
  /** The pointer of what the form is about; '' for the document's own fields. */
  readonly at: string;
  readonly fields: readonly FormField[];
  readonly blocks: readonly BlockEntry[];
  readonly blockTypes: readonly string[];
  /** Changes when controls have to be made again: after an entry was added, moved or removed. */
  readonly formKey: string;
  readonly savedHash: string;
  readonly isChanged: boolean;
  readonly shown: Pick<Result, 'blocks' | 'why' | 'findings'> | undefined;
  readonly raw: Raw | undefined;
  readonly versions: readonly DocumentVersion[];
  readonly problems: readonly ContentProblem[];
  readonly conflict:
    | {
        readonly by: string;
        readonly at: string;
        readonly version: number;
        readonly places: readonly Conflict[];
      }
    | undefined;
  readonly outcome:
    | {
        readonly kind: 'saved' | 'published' | 'scheduled' | 'restored' | 'failed';
        readonly sentence: string;
      }
    | undefined;
}

interface Facts {
  readonly query: ViewQuery;
  readonly name: DocumentName;
  readonly editor: Editor;
}

const hashOf = (document: unknown): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22);

const newKey = (): string => crypto.randomUUID().slice(0, 8);

/** A page that does not exist yet. */
const emptyDocument = ({ kind, slug }: DocumentName): unknown =>
  hasBlocks(kind)
    ? { id: `${kind}-${slug}`, slug, title: slug, blocks: [] }
    : emptyValue(SERVED_SCHEMA, partOf(SERVED_SCHEMA, SERVED_KINDS[kind]));

function callsOf({ query, name, editor }: Facts) {
  const { content } = createApis({ query, editor, isLive: true });
  const path = { siteId: query.site.siteId, kind: name.kind, slug: name.slug, locale: query.site.locale };
  const headers = { authorization: `Bearer ${editor.ticket}` };
  const document = '/caas/v1/documents/{siteId}/{kind}/{slug}/{locale}';
  return {
    draft: (version?: number) =>
      content.GET(`${document}/draft`, {
        params: { path, query: version === undefined ? {} : { version } },
        headers,
      }),
    versions: async () => (await content.GET(`${document}/versions`, { params: { path }, headers })).versions,
    save: (basedOn: number, body: unknown) =>
      content.PUT(`${document}/draft`, { params: { path }, headers, body: { basedOn, body } }),
    publish: async (basedOn: number, body: unknown, publishFrom: string | undefined) => {
      const { siteId, ...own } = path;
      const { items } = await content.POST('/caas/v1/documents/{siteId}/publications', {
        params: { path: { siteId } },
        headers,
        body: {
          documents: [{ ...own, basedOn, body }],
          ...(publishFrom === undefined ? {} : { publishFrom }),
        },
      });
      return items[0];
    },
    restore: (version: number, basedOn: number, publish: boolean) =>
      content.POST(`${document}/restorations`, {
        params: { path },
        headers,
        body: { version, basedOn, publish },
      }),
  };
}

type Calls = ReturnType<typeof callsOf>;

/** The block of the page that a pointer is in. */
const blockOf = (at: string): string | undefined => /^\/(?:blocks|popups)\/\d+/.exec(at)?.[0];
const listOf = ({ kind }: DocumentName): string | undefined => {
  if (kind === 'popups') return '/popups';
  return hasBlocks(kind) ? '/blocks' : undefined;
};

async function show({ query, editor }: Facts, raw: Raw | undefined): Promise<EditView['shown']> {
  if (raw === undefined) return undefined;
  return showBlock(raw, query, createApis({ query, editor }), false);
}

interface Working {
  readonly document: unknown;
  readonly version: number;
  readonly state: EditView['state'];
  readonly at: string;
  readonly formKey: string;
  readonly savedHash: string;
}

async function viewOf(
  facts: Facts,
  calls: Calls,
  working: Working,
  result: Partial<Pick<EditView, 'conflict' | 'outcome' | 'problems'>> = {},
): Promise<EditView> {
  const { document, at } = working;
  const { kind } = facts.name;
  const list = listOf(facts.name);
  const place = blockOf(at);
  const found = place === undefined ? undefined : valueAt(document, place);
  const raw = isObject(found) ? found : undefined;
  const isKnown = at === '' || schemaAt(kind, document, at) !== undefined;
  const [shown, versions] = await Promise.all([
    show(facts, raw),
    // A list of versions is worth no failed page.
    working.version === 0 ? [] : calls.versions().catch(() => []),
  ]);
  return {
    ...working,
    at: isKnown ? at : '',
    fields: formOf(kind, document, isKnown ? at : ''),
    blocks: list === undefined ? [] : blockEntries(valueAt(document, list), list),
    blockTypes: list === '/popups' ? ['PopUp'] : list === undefined ? [] : BLOCK_TYPES,
    isChanged: hashOf(document) !== working.savedHash,
    shown,
    raw,
    versions,
    problems: result.problems ?? findProblems(SERVED_SCHEMA, document, SERVED_KINDS[kind]),
    conflict: result.conflict,
    outcome: result.outcome,
  };
}

/** The pointer that an address names by the id of a block. */
function pointerOf(document: unknown, name: DocumentName, id: string): string {
  const list = listOf(name);
  const blocks = list === undefined ? [] : valueAt(document, list);
  const index = Array.isArray(blocks)
    ? blocks.findIndex((block: unknown) => isObject(block) && block['id'] === id)
    : -1;
  return index < 0 ? '' : `${list}/${index}`;
}

/** Opens a document for editing; a page that does not exist is new. */
export async function openDocument(facts: Facts, blockId: string): Promise<EditView | Problem> {
  const calls = callsOf(facts);
  try {
    const draft = await calls.draft().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });
    const document = draft?.body ?? emptyDocument(facts.name);
    return await viewOf(facts, calls, {
      document,
      version: draft?.version ?? 0,
      state: draft?.state ?? 'new',
      at: pointerOf(document, facts.name, blockId),
      formKey: newKey(),
      savedHash: draft === undefined ? '' : hashOf(document),
    });
  } catch (error) {
    return problemOf(error);
  }
}

function addBlock(document: unknown, list: string, type: string): unknown {
  const schema = resolveSchema(SERVED_SCHEMA, partOf(SERVED_SCHEMA, '#/$defs/block'), { type });
  const empty = emptyValue(SERVED_SCHEMA, schema);
  const id = freeId(document, type.toLowerCase());
  // A block is recognised by its title, and a text block without a text is shown to no one.
  const titled = schema.properties?.['title'] === undefined ? {} : { title: 'New block' };
  const written = type === 'RichText' ? { richText: '<p>New text</p>' } : {};
  return addEntry(document, list, { ...Object(empty), ...titled, ...written, type, id });
}

interface Edited {
  readonly document: unknown;
  readonly at: string;
  /** The controls have to be made again. */
  readonly isOther: boolean;
}

/** What a button of the form changes: `open:`, `add:`, `add-block:`, `remove:`, `up:` or `down:` with a pointer. */
function edit({ name }: Facts, before: Omit<Edited, 'isOther'>, intent: string, form: FormData): Edited {
  const [action = '', pointer = ''] = intent.split(/:(.*)/s);
  const { document, at } = before;
  switch (action) {
    case 'open':
      return { document, at: pointer, isOther: true };
    case 'add': {
      const items = schemaAt(name.kind, document, pointer)?.items ?? {};
      const entry = emptyValue(SERVED_SCHEMA, items);
      return { document: addEntry(document, pointer, entry), at, isOther: true };
    }
    case 'add-block': {
      const type = form.get(`type:${pointer}`);
      if (typeof type !== 'string' || !BLOCK_TYPES.includes(type)) return { ...before, isOther: false };
      const next = addBlock(document, pointer, type);
      const added = valueAt(next, pointer);
      return {
        document: next,
        at: `${pointer}/${Array.isArray(added) ? added.length - 1 : 0}`,
        isOther: true,
      };
    }
    case 'remove':
      return {
        document: removeEntry(document, pointer),
        at: at.startsWith(pointer) ? '' : at,
        isOther: true,
      };
    case 'up':
    case 'down': {
      const by = action === 'up' ? -1 : 1;
      const next = moveEntry(document, pointer, by);
      // The form follows the block that it is about.
      const to = pointer.replace(/\d+$/, (index) => String(Number(index) + by));
      return { document: next, at: next !== document && at === pointer ? to : at, isOther: true };
    }
    default:
      return { ...before, isOther: false };
  }
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Mistakes that the service found, by the pointer of their field. */
const problemsOf = (error: ApiError): readonly ContentProblem[] =>
  error.details.flatMap(({ field = '', additionalInfo }) =>
    additionalInfo?.reason === undefined
      ? []
      : [
          {
            pointer: field.replace(/^(?:body|documents\.0)/, ''),
            reason: additionalInfo.reason,
            suggestion: additionalInfo.suggestion ?? '',
          },
        ],
  );

const timeOf = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** Carries out the writing actions; throws what the service rejects. */
async function write(
  calls: Calls,
  working: Working,
  intent: string,
  form: FormData,
): Promise<{ readonly working: Working; readonly outcome: NonNullable<EditView['outcome']> }> {
  const { document, version } = working;
  const [action = '', which = ''] = intent.split(':');
  if (action === 'publish') {
    const at = textIn(form, 'publishAt');
    const item = await calls.publish(version, document, at === '' ? undefined : isoOf(at));
    const isWaiting = item?.state === 'scheduled';
    return {
      working: {
        ...working,
        version: item?.version ?? version,
        state: item?.state ?? 'live',
        savedHash: hashOf(document),
      },
      outcome: isWaiting
        ? {
            kind: 'scheduled',
            sentence: `Readers get version ${item.version} from ${timeOf(item.publishFrom ?? '')}.`,
          }
        : {
            kind: 'published',
            sentence: `Published as version ${item?.version}. The shop shows it within 5 seconds.`,
          },
    };
  }
  const draft =
    action === 'save'
      ? await calls.save(version, document)
      : await calls.restore(Number(which), version, action === 'undo');
  const next = { ...working, version: draft.version, state: draft.state, savedHash: hashOf(draft.body) };
  if (action === 'save')
    return {
      working: next,
      outcome: { kind: 'saved', sentence: `Draft saved as version ${draft.version}.` },
    };
  const where = draft.state === 'live' ? 'and published' : 'as a draft';
  return {
    working: { ...next, document: draft.body, at: '', formKey: newKey() },
    outcome: {
      kind: 'restored',
      sentence: `Version ${which} is back ${where}, as version ${draft.version}.`,
    },
  };
}

async function conflictOf(calls: Calls, { document, version }: Working): Promise<EditView['conflict']> {
  const theirs = await calls.draft();
  // Version 1 is the text from before the first edit.
  const base = await calls.draft(Math.max(version, 1)).catch(() => undefined);
  return {
    by: theirs.savedBy ?? 'another editor',
    at: timeOf(theirs.savedAt),
    version: theirs.version,
    places: conflictsOf(document, theirs.body, base?.body),
  };
}

const WRITES = new Set(['save', 'publish', 'undo', 'restore']);

/** Carries out an action of the form on the working copy that it carries. */
export async function changeDocument(facts: Facts, form: FormData): Promise<EditView | Problem> {
  const calls = callsOf(facts);
  const at = textIn(form, 'at');
  const intent = textIn(form, 'intent');
  const [action = ''] = intent.split(':');
  try {
    const carried: unknown = JSON.parse(textIn(form, 'document'));
    const filled = readForm(facts.name.kind, carried, at, form);
    const edited = edit(facts, { document: filled, at }, intent, form);
    const working: Working = {
      document: edited.document,
      version: Number(textIn(form, 'version')) || 0,
      state: (textIn(form, 'state') || 'draft') as EditView['state'],
      at: edited.at,
      formKey: edited.isOther ? newKey() : textIn(form, 'formKey'),
      savedHash: textIn(form, 'savedHash'),
    };
    if (action === 'merge') return await merge(facts, calls, working, form);
    if (!WRITES.has(action)) return await viewOf(facts, calls, working);
    return await writeOrExplain(facts, calls, working, intent, form);
  } catch (error) {
    if (error instanceof SyntaxError)
      return { title: 'The working copy cannot be read', cure: 'Load the page again; nothing was saved.' };
    return problemOf(error);
  }
}

async function writeOrExplain(
  facts: Facts,
  calls: Calls,
  working: Working,
  intent: string,
  form: FormData,
): Promise<EditView> {
  try {
    const done = await write(calls, working, intent, form);
    return await viewOf(facts, calls, done.working, { outcome: done.outcome });
  } catch (error) {
    // The working copy stays in the form, whatever went wrong.
    const failed = (sentence: string) => ({ outcome: { kind: 'failed', sentence } }) as const;
    if (error instanceof ApiError && error.status === 409) {
      const conflict = await conflictOf(calls, working);
      return viewOf(facts, calls, working, {
        conflict,
        ...failed('Not saved: another editor has changed this document since you opened it.'),
      });
    }
    if (error instanceof ApiError && error.status === 400)
      return viewOf(facts, calls, working, {
        problems: problemsOf(error),
        ...failed('Not saved: some fields have to be corrected first.'),
      });
    const { title, cure } = problemOf(error);
    return viewOf(facts, calls, working, failed(`Not saved: ${title}. ${cure}`));
  }
}

/** Saves the editor's text with the other's at the chosen places, based on the other's version. */
async function merge(facts: Facts, calls: Calls, working: Working, form: FormData): Promise<EditView> {
  const theirs = await calls.draft();
  const document = mergeChosen(
    working.document,
    theirs.body,
    (pointer) => textIn(form, `keep:${pointer}`) === 'theirs',
  );
  const merged = { ...working, document, version: theirs.version, formKey: newKey() };
  return writeOrExplain(facts, calls, merged, 'save', form);
}
