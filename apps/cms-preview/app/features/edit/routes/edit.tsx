import { Notice } from '@haberdash/ui';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { needEditor } from '../../viewer/index.server.ts';
import { Toolbar } from '../../viewer/index.ts';
import { documentText, readQuery } from '../../content/index.ts';
import { ChooseDocument } from '../components/ChooseDocument.tsx';
import { Editing } from '../components/Editing.tsx';
import { changeDocument, openDocument } from '../server/edit-document.server.ts';
import { othersAt } from '../server/presence.server.ts';
import type { Route } from './+types/edit';

function need(args: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const editor = needEditor(args);
  return { editor, query: readQuery(args.url.searchParams) };
}

const NAMELESS = {
  title: 'This ticket shows content, and does not write it',
  cure: 'Sign out and sign in with your e-mail address, so that every change has its editor.',
};

export async function loader(args: Route.LoaderArgs) {
  const { editor, query } = need(args);
  const endsAt = new Date(editor.expiresAtMs).toISOString();
  const facts = { query, endsAt, others: [] as readonly string[], edit: undefined, problem: undefined };
  if (query.document === undefined) return facts;
  if (editor.name === undefined) return { ...facts, problem: NAMELESS };
  const opened = await openDocument(
    { query, name: query.document, editor },
    args.url.searchParams.get('block') ?? '',
  );
  if (!('document' in opened)) return { ...facts, problem: opened };
  const others = othersAt(`${query.site.locale} ${documentText(query.document)}`, editor.name);
  return { ...facts, others, edit: opened };
}

export async function action(args: Route.ActionArgs) {
  const { editor, query } = need(args);
  if (query.document === undefined || editor.name === undefined) return NAMELESS;
  return changeDocument({ query, name: query.document, editor }, await args.request.formData());
}

/** The response to an action has all that the page shows. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined ? defaultShouldRevalidate : false;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const name = loaderData?.query.document;
  return [{ title: `${name === undefined ? 'Write' : `Write ${documentText(name)}`} · Preview` }];
};

/** Writes a document: a form made from the content schema beside the live block. */
export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const { query, endsAt, edit, problem, others } = loaderData;
  return (
    <>
      <Toolbar endsAt={endsAt} hasResults={false} />
      {edit === undefined ? (
        <main id="main" className="page">
          <h1>Write</h1>
          {problem !== undefined && (
            <Notice tone="error" title={problem.title}>
              {problem.cure}
            </Notice>
          )}
          <ChooseDocument query={query} />
        </main>
      ) : (
        <Editing opened={edit} posted={actionData} query={query} others={others} />
      )}
    </>
  );
}
