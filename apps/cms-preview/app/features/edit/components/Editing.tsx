import { Badge, Button, Notice, TextField } from '@haberdash/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { documentText, type Problem, type ViewQuery } from '../../content/index.ts';
import { Stage } from '../../viewer/index.ts';
import type { EditView } from '../server/edit-document.server.ts';
import { BlockList } from './BlockList.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { FormFields } from './FormFields.tsx';
import { Versions } from './Versions.tsx';
import { pressedField } from './pressed-field.ts';
import { useFocusedField } from './use-focused-field.ts';
import { useOthers } from './use-others.ts';
import styles from './edit.module.css';

interface EditingProps {
  readonly opened: EditView;
  /** The response to a form that was sent without a script. */
  readonly posted: EditView | Problem | undefined;
  readonly query: ViewQuery;
  readonly others: readonly string[];
}

const isView = (value: EditView | Problem | undefined): value is EditView =>
  value !== undefined && 'document' in value;

const SHOW_MS = 400;
const STATES = { new: 'New', live: 'Live', scheduled: 'Scheduled', draft: 'Draft' } as const;
const TONES = {
  saved: 'success',
  published: 'success',
  scheduled: 'success',
  restored: 'success',
  failed: 'error',
} as const;

/** Asks before the page is left with changes that are not saved. */
function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}

/** The last view of the form's responses; a problem keeps the one before. */
function useView(
  { opened, posted }: Pick<EditingProps, 'opened' | 'posted'>,
  data: EditView | Problem | undefined,
) {
  const [view, setView] = useState(isView(posted) ? posted : opened);
  if (isView(data) && data !== view) setView(data);
  const latest = data ?? posted;
  return { view, problem: latest === undefined || isView(latest) ? undefined : latest };
}

/** Sends the form a moment after the last input, so that the view follows; never beside a save. */
function useLiveShow(fetcher: ReturnType<typeof useFetcher<EditView | Problem>>) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWriting = fetcher.state !== 'idle' && fetcher.formData?.get('intent') !== 'show';
  const isWaiting = useRef(false);
  const show = () => {
    const { current } = form;
    if (current === null) return;
    const data = new FormData(current);
    data.set('intent', 'show');
    isWaiting.current = false;
    void fetcher.submit(data, { method: 'post' });
  };
  const later = () => {
    isWaiting.current = true;
    clearTimeout(timer.current);
    if (!isWriting) timer.current = setTimeout(show, SHOW_MS);
  };
  useEffect(() => {
    if (!isWriting && isWaiting.current) later();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when a save ends, what was typed meanwhile is shown
  }, [isWriting]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { form, later, cancel: () => clearTimeout(timer.current), isWriting };
}

/** The form, the live block, and what became of the last action. */
export function Editing({ opened, posted, query, others: first }: EditingProps) {
  const fetcher = useFetcher<EditView | Problem>();
  const { view, problem } = useView({ opened, posted }, fetcher.data);
  const live = useLiveShow(fetcher);
  const name = query.document === undefined ? '' : documentText(query.document);
  const others = useOthers(query.site.locale, name, first);
  const focus = useFocusedField(view.formKey);
  useLeaveWarning(view.isChanged);
  const { document, version, state, at, savedHash, formKey, outcome, raw, shown } = view;
  const atBlock = /^\/(?:blocks|popups)\/\d+/.exec(at)?.[0] ?? '';
  const openOf = (pointer: string) => {
    const { current } = live.form;
    if (current === null) return;
    const data = new FormData(current);
    data.set('intent', `open:${pointer}`);
    void fetcher.submit(data, { method: 'post' });
  };
  const press = (event: Parameters<typeof pressedField>[0]) => {
    const found = pressedField(event, raw, atBlock);
    if (found === undefined) return;
    focus.request(found.pointer);
    if (found.at !== at) openOf(found.at);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (live.isWriting) event.preventDefault();
    live.cancel();
  };
  const isBusy = live.isWriting;
  const heading =
    at === ''
      ? 'Settings of the document'
      : (view.blocks.find(({ pointer }) => pointer === atBlock)?.name ?? 'Block');
  return (
    <fetcher.Form
      method="post"
      noValidate
      ref={live.form}
      onInput={live.later}
      onSubmit={submit}
      className={styles['edit']}
    >
      <input type="hidden" name="document" value={JSON.stringify(document)} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="state" value={state} />
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="savedHash" value={savedHash} />
      <input type="hidden" name="formKey" value={formKey} />
      {/* The Enter key presses the first button: it shows the change and writes nothing. */}
      <button
        type="submit"
        name="intent"
        value="show"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        Show
      </button>
      <div className={styles['bar']}>
        <p className={styles['name']}>
          <strong>{name}</strong> <small>{query.site.locale}</small> <Badge>{STATES[state]}</Badge>{' '}
          <small>{version === 0 ? 'never edited' : `version ${version}`}</small>{' '}
          <output>{view.isChanged ? 'Changes not saved' : ''}</output>
        </p>
        <Button type="submit" name="intent" value="save" pending={isBusy} pendingLabel="Saving" size="sm">
          Save draft
        </Button>
        <details className={styles['publish']}>
          <summary>Publish …</summary>
          <div>
            <TextField
              label="When"
              name="publishAt"
              type="datetime-local"
              hint="In UTC; empty publishes now."
            />
            <Button type="submit" name="intent" value="publish" pending={isBusy} size="sm">
              Publish
            </Button>
          </div>
        </details>
        <a href={`/?${new URLSearchParams({ locale: query.site.locale, document: name })}`}>Whole page</a>
        <a href="#outline" className={styles['toOutline']}>
          Blocks and versions
        </a>
      </div>
      <div className={styles['messages']}>
        {others.length > 0 && (
          <Notice tone="warning" announce="polite">
            {others.join(', ')} {others.length === 1 ? 'has' : 'have'} this document open, too.
          </Notice>
        )}
        {outcome !== undefined && (
          <Notice tone={TONES[outcome.kind]} announce={outcome.kind === 'failed' ? 'assertive' : 'polite'}>
            {outcome.sentence}
          </Notice>
        )}
        {problem !== undefined && (
          <Notice tone="error" title={problem.title} announce="assertive">
            {problem.cure}
          </Notice>
        )}
        {view.conflict !== undefined && (
          <ConflictPanel key={view.conflict.version} conflict={view.conflict} />
        )}
        {view.problems.length > 0 && (
          <Notice tone="error" title="To correct before it can be saved">
            <ul>
              {view.problems.map(({ pointer, reason, suggestion }) => (
                <li key={`${pointer} ${reason}`}>
                  <code>{pointer || '/'}</code> {reason}. {suggestion}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      <nav id="outline" className={styles['outline']} aria-label="Parts of the document">
        <button
          type="submit"
          name="intent"
          value="open:"
          className={styles['open']}
          aria-current={at === '' || undefined}
        >
          Settings of the document
        </button>
        {view.blockTypes.length > 0 && (
          <BlockList
            label="Blocks"
            list={query.document?.kind === 'popups' ? '/popups' : '/blocks'}
            blocks={view.blocks}
            types={view.blockTypes}
            at={at}
          />
        )}
        <Versions view={view} />
      </nav>
      <main id="main" className={styles['live']}>
        <h1 className="visually-hidden">Write {name}</h1>
        {shown === undefined ? (
          <p className={styles['none']}>Choose a block to see it here, or add one.</p>
        ) : (
          // A listener only: every field is reached by the keyboard in the form.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
          <div onClickCapture={press}>
            <Stage id={`edit-${atBlock}`} blocks={shown.blocks} query={query} />
          </div>
        )}
        {shown?.findings.map(({ path, text }) => (
          <p key={`${path} ${text}`} className={styles['finding']}>
            <code>{path}</code> {text}
          </p>
        ))}
      </main>
      <section key={formKey} className={styles['form']} aria-labelledby="form-title">
        <h2 id="form-title" tabIndex={-1} ref={focus.heading}>
          {heading}
        </h2>
        {at !== atBlock && at !== '' && (
          <Button type="submit" name="intent" value={`open:${atBlock}`} variant="quiet" size="sm">
            Back to the block around it
          </Button>
        )}
        <FormFields fields={view.fields} problems={view.problems} blockTypes={view.blockTypes} />
        <noscript>
          <Button type="submit" name="intent" value="show" variant="secondary">
            Show the change
          </Button>
        </noscript>
      </section>
    </fetcher.Form>
  );
}
