import { useEffect, useState } from 'react';
import type { Finding } from '../../content/index.ts';
import { checkRendered } from './check-rendered.ts';
import styles from './viewer.module.css';

const NAMES: Readonly<Record<Finding['code'], string>> = {
  'missing-alt': 'Missing alternative text',
  'heading-skip': 'Heading skipped',
  contrast: 'Low contrast',
  'text-too-long': 'Text too long',
  'dead-link': 'Dead link',
  'heavy-picture': 'Picture too heavy',
  'missing-media': 'Picture or film unavailable',
  'missing-captions': 'Captions missing',
  'html-removed': 'HTML removed',
  'left-out': 'Left out',
};

export const findingName = (code: Finding['code']): string => NAMES[code];

interface FindingsProps {
  /** The id of the stage to check. */
  readonly stage: string;
  readonly findings: readonly Finding[];
  /** Links and pictures are still being checked. */
  readonly isChecking: boolean;
}

/** Findings of a block: by content, by markup, and of its links and pictures. */
export function Findings({ stage, findings, isChecking }: FindingsProps) {
  const [rendered, setRendered] = useState<readonly Finding[]>([]);
  useEffect(() => {
    const look = () => {
      const element = document.querySelector(`[data-stage="${CSS.escape(stage)}"]`);
      if (element instanceof HTMLElement) setRendered(checkRendered(element));
    };
    // After fonts and styles, which contrast depends on.
    const timer = setTimeout(look, 300);
    return () => clearTimeout(timer);
  }, [stage]);
  const all = [...findings, ...rendered];
  if (all.length === 0)
    return <p className={styles['sound']}>{isChecking ? 'Checking …' : 'No problems found.'}</p>;
  return (
    <ul className={styles['findings']} aria-label="Problems">
      {all.map(({ code, path, text }) => (
        <li key={`${code} ${path} ${text}`}>
          <strong>{findingName(code)}</strong> <code>{path}</code> {text}
        </li>
      ))}
    </ul>
  );
}
