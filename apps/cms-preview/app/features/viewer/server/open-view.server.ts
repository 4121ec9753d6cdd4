import { redirect, type LoaderFunctionArgs } from 'react-router';
import { editorContext, isEditor, type Editor } from '../../../shared/pipeline/context.ts';
import type { Problem, View } from '../../content/index.server.ts';
import { readQuery, type ViewQuery } from '../../content/index.ts';

export interface OpenedView {
  readonly query: ViewQuery;
  readonly view: View | undefined;
  readonly problem: Problem | undefined;
  /** ISO; when the ticket expires. */
  readonly endsAt: string;
  /** ISO; when the view was read. */
  readonly readAt: string;
}

type Read = (query: ViewQuery, editor: Editor) => Promise<View | Problem>;

/** The editor; redirects to the sign-in and back without a valid ticket. */
export function needEditor({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>): Editor {
  const who = context.get(editorContext);
  if (isEditor(who)) return who;
  const to = url.pathname + url.search;
  throw redirect(to === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to })}`);
}

/** Reads the view of an address; undefined without a query. */
export async function openView(
  args: Pick<LoaderFunctionArgs, 'url' | 'context'>,
  read: Read,
): Promise<OpenedView> {
  const editor = needEditor(args);
  const query = readQuery(args.url.searchParams);
  const opened = {
    query,
    endsAt: new Date(editor.expiresAtMs).toISOString(),
    readAt: new Date().toISOString(),
  };
  if (query.docType === undefined && query.document === undefined)
    return { ...opened, view: undefined, problem: undefined };
  if (!editor.siteIds.includes(query.site.siteId)) {
    const problem = {
      title: `Your ticket is not for ${query.site.siteId}`,
      cure: `It opens ${editor.siteIds.join(', ')}. Choose one of those sites, or ask for a ticket for this one.`,
    };
    return { ...opened, view: undefined, problem };
  }
  const response = await read(query, editor);
  return 'results' in response
    ? { ...opened, view: response, problem: undefined }
    : { ...opened, view: undefined, problem: response };
}
