import { readResults } from '../../content/index.server.ts';
import { docTypeLabel, forceableOf } from '../../content/index.ts';
import { ControlBar } from '../components/ControlBar.tsx';
import { DocumentForm } from '../components/DocumentForm.tsx';
import { FindBar } from '../components/FindBar.tsx';
import { Frames } from '../components/Frames.tsx';
import { Navigator } from '../components/Navigator.tsx';
import { InvalidParameters } from '../components/InvalidParameters.tsx';
import { Pages } from '../components/Pages.tsx';
import { ProblemNotice } from '../components/ProblemNotice.tsx';
import { SignOff } from '../components/SignOff.tsx';
import { Start } from '../components/Start.tsx';
import { Toolbar } from '../components/Toolbar.tsx';
import { useLastView } from '../components/use-last-view.ts';
import { useLiveUpdates, useProbes } from '../components/use-live-view.ts';
import { ViewBar } from '../components/ViewBar.tsx';
import { Viewer } from '../components/Viewer.tsx';
import styles from '../components/panes.module.css';
import viewerStyles from '../components/viewer.module.css';
import { openView } from '../server/open-view.server.ts';
import type { Route } from './+types/home';

export const loader = (args: Route.LoaderArgs) => openView(args, readResults);

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const { docType, document } = loaderData?.query ?? {};
  const what = document?.slug ?? (docType === undefined ? undefined : docTypeLabel(docType));
  return [{ title: what === undefined ? 'Preview' : `${what} · Preview` }];
};

/** The editor preview page (spec 3 §2) in three panes: results, blocks, options; stacked if narrow. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { query, endsAt } = loaderData;
  const { view, problem, readAt } = useLastView(loaderData);
  const results = view?.results ?? [];
  const isInline = view !== undefined && query.widths === 'one';
  // Also polls while content cannot be read.
  useLiveUpdates({ hasQuery: view !== undefined || problem !== undefined, isMissing: problem !== undefined });
  const probes = useProbes(isInline) ?? undefined;
  return (
    <>
      <Toolbar endsAt={endsAt} hasResults={view !== undefined} panes={query.panes} />
      <div className={styles['panes']} data-panes={query.panes}>
        <section className={styles['find']} aria-label="What is shown">
          <h2 className={styles['title']}>What is shown</h2>
          <ControlBar query={query} />
          <details className={styles['more']} open={query.documentField !== '' || undefined}>
            <summary>Whole pages, promo bar, menu, pop-ups</summary>
            <DocumentForm query={query} />
          </details>
          {view !== undefined && query.document === undefined && <FindBar query={query} />}
          {view !== undefined && query.document === undefined && <Pages query={query} total={view.total} />}
          {isInline && results.length > 0 && <Navigator results={results} probes={probes} />}
        </section>
        <section className={styles['view']} aria-label="How it is seen">
          <h2 className={styles['title']}>How it is seen</h2>
          <ViewBar
            query={query}
            changes={view?.changes ?? []}
            forceable={forceableOf(results.map(({ raw }) => raw))}
          />
        </section>
        <main id="main" aria-label="Preview" className={viewerStyles['main']}>
          <h1 className="visually-hidden">Preview</h1>
          <InvalidParameters query={query} />
          {problem !== undefined && <ProblemNotice problem={problem} shownOf={view && readAt} />}
          {view === undefined && problem === undefined && <Start />}
          {view !== undefined && (
            <>
              <SignOff query={query} results={results} probes={probes} readAt={readAt} />
              {query.widths === 'all' ? (
                <Frames />
              ) : (
                <Viewer query={query} results={results} total={view.total} probes={probes} />
              )}
            </>
          )}
        </main>
      </div>
    </>
  );
}
