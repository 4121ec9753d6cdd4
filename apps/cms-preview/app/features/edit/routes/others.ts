import { editorContext, isEditor } from '../../../shared/pipeline/context.ts';
import { othersAt } from '../server/presence.server.ts';
import type { Route } from './+types/others';

/** The other editors of a document; asking is the sign that this one is here. */
export function loader({ url, context }: Route.LoaderArgs) {
  const who = context.get(editorContext);
  if (!isEditor(who) || who.name === undefined) return { others: [] };
  const { searchParams } = url;
  return { others: othersAt(`${searchParams.get('locale')} ${searchParams.get('document')}`, who.name) };
}
