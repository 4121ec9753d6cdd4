import { data } from 'react-router';
import { editorContext, isEditor } from '../../../shared/pipeline/context.ts';
import { readQuery } from '../model/query.ts';
import type { Probes } from '../model/probes.ts';
import { probe } from '../server/probe.server.ts';
import { readAllChecks, readResults } from '../server/read-results.server.ts';
import type { Route } from './+types/probes';

/** Checks links and pictures of a view, or of all results with `all=true`. Null if it is unreadable. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Probes | null> {
  const who = context.get(editorContext);
  if (!isEditor(who)) throw data(null, 403);
  const query = readQuery(url.searchParams);
  const read = url.searchParams.get('all') === 'true' ? readAllChecks : readResults;
  const view = await read(query, who);
  if (!('results' in view)) return null;
  const findings = await probe(
    view.results.map(({ raw }) => raw),
    query.site,
  );
  const byId: Probes = Object.fromEntries(view.results.map(({ id }, index) => [id, findings[index] ?? []]));
  return byId;
}
