import { Button } from '@haberdash/ui';
import { useRef, type FormEvent, type MouseEvent, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import { documentText, type ViewQuery } from '../../content/index.ts';
import type { EditView } from '../server/edit-document.server.ts';
import { BlockList } from './BlockList.tsx';
import { EditBar } from './EditBar.tsx';
import { EditMessages } from './EditMessages.tsx';
import { FormFields } from './FormFields.tsx';
import { LiveBlock } from './LiveBlock.tsx';
import { pressedField } from './pressed-field.ts';
import { useEditView, useLeaveWarning, type Response } from './use-edit-view.ts';
import { useFocusedField } from './use-focused-field.ts';
import { useLiveShow } from './use-live-show.ts';
import { useOthers } from './use-others.ts';
import { Versions } from './Versions.tsx';
import styles from './edit.module.css';

interface EditingProps {
  readonly opened: EditView;
  /** The response to a form that was sent without a script. */
  readonly posted: Response;
  readonly query: ViewQuery;
  readonly others: readonly string[];
}

/** The block of the page that a pointer is in. */
const blockOf = (at: string): string => /^\/(?:blocks|popups)\/\d+/.exec(at)?.[0] ?? '';

/** What the form carries from one response to the next request: it works without a script, too. */
function Carried({
  view: { document, version, state, at, savedHash, formKey },
}: {
  readonly view: EditView;
}) {
  const values = { document: JSON.stringify(document), version, state, at, savedHash, formKey };
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
    </>
  );
}

function Outline({ view, query }: { readonly view: EditView; readonly query: ViewQuery }) {
  const { at, blocks, blockTypes } = view;
  return (
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
      {blockTypes.length > 0 && (
        <BlockList
          label="Blocks"
          list={query.document?.kind === 'popups' ? '/popups' : '/blocks'}
          blocks={blocks}
          types={blockTypes}
          at={at}
        />
      )}
      <Versions view={view} />
    </nav>
  );
}

interface FormPaneProps {
  readonly view: EditView;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function FormPane({ view, heading }: FormPaneProps) {
  const { at, blocks, fields, problems, blockTypes, formKey } = view;
  const place = blockOf(at);
  const block = blocks.find(({ pointer }) => pointer === place);
  return (
    <section key={formKey} className={styles['form']} aria-labelledby="form-title">
      <h2 id="form-title" tabIndex={-1} ref={heading}>
        {at === '' ? 'Settings of the document' : (block?.name ?? 'Block')}
      </h2>
      {at !== place && (
        <Button type="submit" name="intent" value={`open:${place}`} variant="quiet" size="sm">
          Back to the block around it
        </Button>
      )}
      <FormFields fields={fields} problems={problems} blockTypes={blockTypes} opensMore />
      <noscript>
        <Button type="submit" name="intent" value="show" variant="secondary">
          Show the change
        </Button>
      </noscript>
    </section>
  );
}

/** The form, the live block, and what became of the last action. */
export function Editing({ opened, posted, query, others: first }: EditingProps) {
  const fetcher = useFetcher<Response>();
  const form = useRef<HTMLFormElement>(null);
  const { view, problem } = useEditView(opened, posted, fetcher.data);
  const { isWriting, later, send, cancel } = useLiveShow(fetcher, form);
  const name = query.document === undefined ? '' : documentText(query.document);
  const others = useOthers(query.site.locale, name, first);
  const { heading, request } = useFocusedField(view.formKey);
  useLeaveWarning(view.isChanged);
  const place = blockOf(view.at);
  const press = (event: MouseEvent): void => {
    const found = pressedField(event, view.raw, place);
    if (found === undefined) return;
    request(found.pointer);
    if (found.at !== view.at) send(`open:${found.at}`);
  };
  const submit = (event: FormEvent): void => {
    // A second press while a save is running must not be a second version.
    if (isWriting) event.preventDefault();
    else cancel();
  };
  return (
    <fetcher.Form
      method="post"
      noValidate
      ref={form}
      onInput={() => later()}
      onSubmit={(event) => submit(event)}
      className={styles['edit']}
    >
      <Carried view={view} />
      <EditBar view={view} name={name} locale={query.site.locale} isBusy={isWriting} />
      <EditMessages view={view} problem={problem} others={others} />
      <Outline view={view} query={query} />
      <LiveBlock
        shown={view.shown}
        name={name}
        place={place}
        query={query}
        onPress={(event) => press(event)}
      />
      <FormPane view={view} heading={heading} />
    </fetcher.Form>
  );
}
