import { config } from '../../../shared/config/config.ts';
import { readQuery } from '../../content/index.ts';
import { ProblemNotice, Toolbar } from '../../viewer/index.ts';
import { needEditor } from '../../viewer/index.server.ts';
import { ExperimentCard } from '../components/ExperimentCard.tsx';
import styles from '../components/experiments.module.css';
import { ProfileForm } from '../components/ProfileForm.tsx';
import { ProfileTable } from '../components/ProfileTable.tsx';
import { profileLabel } from '../model/profiles.ts';
import { readExperiments } from '../server/read-experiments.server.ts';
import type { Route } from './+types/experiments';

export async function loader(args: Route.LoaderArgs) {
  const editor = needEditor(args);
  const query = readQuery(args.url.searchParams);
  const opened = { query, endsAt: new Date(editor.expiresAtMs).toISOString() };
  const found = await readExperiments(query, args.url.searchParams, editor);
  return 'cure' in found
    ? { ...opened, view: undefined, problem: found, shopOrigin: '' }
    : { ...opened, view: found, problem: undefined, shopOrigin: config().shopOrigin };
}

export const meta = () => [{ title: 'Experiments · Preview' }];

/** The running experiments with their variations side by side, and what simulated visitors get. */
export default function Experiments({ loaderData }: Route.ComponentProps) {
  const { query, endsAt, view, problem, shopOrigin } = loaderData;
  return (
    <>
      <Toolbar endsAt={endsAt} hasResults={false} />
      <main id="main" className={styles['page']}>
        <h1>Running experiments</h1>
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {view !== undefined && (
          <>
            <p className={styles['lead']}>
              Revision {view.revision} of the data file, as the shop reads it.{' '}
              {view.holdouts.length > 0 && `Held back from everything: ${view.holdouts.join(', ')}. `}
              The visitors below are simulated: “{profileLabel(view.profile)}”, series {view.seed}.
            </p>
            <ProfileForm {...view} site={query.site} />
            {view.experiments.length === 0 && <p>No experiment is running.</p>}
            {view.experiments.map((experiment) => (
              <ExperimentCard
                key={`${experiment.flagKey} ${experiment.experimentKey}`}
                {...{ experiment, query, shopOrigin }}
              />
            ))}
            {view.experiments.length > 0 && (
              <div className={styles['card']}>
                <h2>What each audience sees</h2>
                <ProfileTable rows={view.rows} experiments={view.experiments} />
              </div>
            )}
          </>
        )}
      </main>
    </>
  );
}
