import { readResults } from '../../content/server/read-results.server.ts';
import { docTypeLabel } from '../../content/model/doc-types.ts';
import { ControlBar } from '../components/ControlBar.tsx';
import { DocumentForm } from '../components/DocumentForm.tsx';
import { Frames } from '../components/Frames.tsx';
import { Pages } from '../components/Pages.tsx';
import { ProblemNotice } from '../components/ProblemNotice.tsx';
import { Toolbar } from '../components/Toolbar.tsx';
import { useLiveUpdates, useProbes } from '../components/use-live-view.ts';
import { ViewBar } from '../components/ViewBar.tsx';
import { Viewer } from '../components/Viewer.tsx';
import styles from '../components/viewer.module.css';
import { openView } from '../server/open-view.server.ts';
import type { Route } from './+types/home';

export const loader = (args: Route.LoaderArgs) => openView(args, readResults);

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const { docType, document } = loaderData?.query ?? {};
  const what = document?.slug ?? (docType === undefined ? undefined : docTypeLabel(docType));
  return [{ title: what === undefined ? 'Preview' : `${what} · Preview` }];
};

/** The editor preview page: control bar and viewer (spec 3 §2). */
export default function Home({ loaderData: { query, view, problem, endsAt } }: Route.ComponentProps) {
  const isInline = view !== undefined && query.widths === 'one';
  useLiveUpdates(isInline);
  const probes = useProbes(isInline);
  return (
    <>
      <Toolbar endsAt={endsAt} hasResults={view !== undefined} />
      <ControlBar query={query} />
      <details className={styles['more']} open={query.document !== undefined || undefined}>
        <summary>Whole pages, promo bar, menu, pop-ups</summary>
        <DocumentForm query={query} />
      </details>
      <ViewBar query={query} changes={view?.changes ?? []} />
      <main id="main" className={styles['main']}>
        <h1 className="visually-hidden">Preview</h1>
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {view === undefined && problem === undefined && (
          <p className={styles['none']}>
            Choose a doc type and press Go: every block of that kind is shown as readers get it.
          </p>
        )}
        {view !== undefined && query.document === undefined && <Pages query={query} total={view.total} />}
        {view !== undefined &&
          (query.widths === 'all' ? (
            <Frames />
          ) : (
            <Viewer query={query} results={view.results} probes={probes} />
          ))}
      </main>
    </>
  );
}
