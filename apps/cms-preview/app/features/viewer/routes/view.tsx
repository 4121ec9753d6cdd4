import { useMemo } from 'react';
import { config } from '../../../shared/config/config.ts';
import { readResults } from '../../content/index.server.ts';
import { InvalidParameters } from '../components/InvalidParameters.tsx';
import { ProblemNotice } from '../components/ProblemNotice.tsx';
import { useLastView } from '../components/use-last-view.ts';
import { useLiveUpdates, useProbes } from '../components/use-live-view.ts';
import { useScrollInStep } from '../components/use-scroll-in-step.ts';
import { Viewer } from '../components/Viewer.tsx';
import styles from '../components/viewer.module.css';
import { openView } from '../server/open-view.server.ts';
import type { Route } from './+types/view';

export async function loader(args: Route.LoaderArgs) {
  const { publicOrigin, parentOrigins } = config();
  // The parent is the preview itself, or a listed tool.
  const origins = [publicOrigin ?? args.url.origin, ...parentOrigins];
  // Identifies one of three frames.
  const width = /^\d{3,4}$/.exec(args.url.searchParams.get('width') ?? '')?.[0];
  return { ...(await openView(args, readResults)), origins, width };
}

export const meta = () => [{ title: 'View · Preview' }];

/** The viewer alone, for a frame, with synchronised scrolling. */
export default function View({ loaderData }: Route.ComponentProps) {
  const { query, origins, width } = loaderData;
  const { view, problem, readAt } = useLastView(loaderData);
  const key = origins.join(' ');
  useScrollInStep(useMemo(() => key.split(' '), [key]));
  useLiveUpdates({ hasQuery: view !== undefined || problem !== undefined, isMissing: problem !== undefined });
  const probes = useProbes(view !== undefined) ?? undefined;
  return (
    <main
      id="main"
      className={styles['main']}
      aria-label={width === undefined ? 'View' : `View at ${width} px`}
    >
      <h1 className="visually-hidden">View</h1>
      <InvalidParameters query={query} />
      {problem !== undefined && <ProblemNotice problem={problem} shownOf={view && readAt} />}
      {view !== undefined && (
        <Viewer query={query} results={view.results} total={view.total} probes={probes} />
      )}
    </main>
  );
}
