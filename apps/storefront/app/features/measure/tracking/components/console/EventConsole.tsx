import { fromSnapshot, type ConsentGate, type Decision } from '@haberdash/experiments';
import { useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import type { Tracker } from '../../model/tracker.ts';
import styles from './event-console.module.css';
import { readLog, subscribeToLog, type LoggedEvent } from './event-log.ts';

interface EventConsoleProps {
  readonly gate: ConsentGate;
  readonly tracker: Tracker;
}

/** The words of the console, which only engineers see. */
const WORDS = {
  title: 'Analytics console',
  decisions: 'Decisions',
  noDecisions: 'none: no consent for targeting, or no experiment',
  events: 'Events, newest first',
} as const;

function Facts({ facts }: { readonly facts: Readonly<Record<string, string>> }) {
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why a variation was decided: the kind of the rule and its key, and what holds the visitor back. */
const reasonOf = ({ source, ruleKey, heldBackBy }: Decision): string =>
  [source, ruleKey, heldBackBy && `held back by ${heldBackBy.ruleKey || heldBackBy.source}`]
    .filter(Boolean)
    .join(', ');

function Decisions({ snapshot }: { readonly snapshot: string }) {
  const decisions = [...fromSnapshot(snapshot)];
  if (decisions.length === 0) return <p>{WORDS.noDecisions}</p>;
  return (
    <ul>
      {decisions.map(([key, decision]) => (
        <li key={key}>
          {key}: {decision.isEnabled ? decision.variationKey : 'off'} ({reasonOf(decision)})
        </li>
      ))}
    </ul>
  );
}

function LoggedEntry({ entry: { number, event, state } }: { readonly entry: LoggedEvent }) {
  return (
    <details>
      <summary>
        {number} {event.event} ({state})
      </summary>
      <pre>{JSON.stringify(event, null, 1)}</pre>
    </details>
  );
}

/** For engineers: consent, decisions, the context of the page, and its events as they go. */
export function EventConsole({ gate, tracker }: EventConsoleProps) {
  const consent = useSyncExternalStore(gate.subscribe, gate.getSnapshot);
  const log = useSyncExternalStore(subscribeToLog, readLog);
  const { data } = useFetcher<{ readonly experiments?: { readonly snapshot: string } }>({ key: 'me' });
  const { page_type: pageType = '', user_segment: segment = '', channel = '' } = tracker.context();
  return (
    <section className={styles['console']} aria-label={WORDS.title} data-print="hide">
      <details>
        <summary>{WORDS.title}</summary>
        <Facts facts={{ ...consent }} />
        <Facts facts={{ pageType, segment: segment === '' ? '–' : segment, channel }} />
        <h2>{WORDS.decisions}</h2>
        <Decisions snapshot={data?.experiments?.snapshot ?? '[]'} />
        <h2>{WORDS.events}</h2>
        <ol>
          {log.map((entry) => (
            <li key={entry.number}>
              <LoggedEntry entry={entry} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
