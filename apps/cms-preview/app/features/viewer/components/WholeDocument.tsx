import { BlockProvider, findPriority, MegaMenu, type Menu } from '@haberdash/blocks';
import { useBlockEnvironment, type Probes, type Result, type ViewQuery } from '../../content/index.ts';
import { Findings } from './Findings.tsx';
import { Stage } from './Stage.tsx';
import styles from './viewer.module.css';

interface WholeDocumentProps {
  readonly query: ViewQuery;
  readonly results: readonly Result[];
  readonly probes: Probes | undefined;
}

/** The main menu: a bar on wide windows, a button with a drawer on narrow ones. */
function MenuStage({ menu, query }: { readonly menu: Menu; readonly query: ViewQuery }) {
  const environment = useBlockEnvironment(query);
  return (
    <BlockProvider value={environment}>
      <div className={styles['fit']}>
        <div
          className={`${styles['stage']} ${styles['menu']}`}
          data-stage="menu"
          data-surface={query.state === 'dark' ? 'inverse' : undefined}
          data-brand={query.site.brand}
          lang={query.site.languageTag}
          dir={query.state === 'rtl' ? 'rtl' : undefined}
        >
          <MegaMenu menu={menu} />
        </div>
      </div>
    </BlockProvider>
  );
}

/** A whole document as readers see it, with all findings below. */
export function WholeDocument({ results, query, probes }: WholeDocumentProps) {
  const first = findPriority(results.flatMap(({ blocks }) => blocks));
  return (
    <>
      <div className={styles['whole']}>
        {results.map((result) =>
          result.menu === undefined ? (
            <div key={result.id} id={`result-${result.id}`} className={styles['part']}>
              <Stage
                id={result.id}
                blocks={result.blocks}
                query={query}
                isFirst={first !== undefined && result.blocks.includes(first)}
              />
            </div>
          ) : (
            <MenuStage key={result.id} menu={result.menu} query={query} />
          ),
        )}
      </div>
      <section className={styles['notes']} aria-labelledby="notes">
        <h2 id="notes">Blocks of this document</h2>
        <ol>
          {results.map(({ id, name, raw, why, findings }) => (
            <li key={id}>
              <h3>
                {name} <code>{`${typeof raw['type'] === 'string' ? raw['type'] : 'Menu'} ${id}`}</code>
              </h3>
              {why.map((sentence) => (
                <p key={sentence} className={styles['why']}>
                  Shown: {sentence}
                </p>
              ))}
              <Findings
                stage={id}
                findings={[...findings, ...(probes?.[id] ?? [])]}
                isChecking={probes === undefined}
              />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
