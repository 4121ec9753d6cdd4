import type { ReactNode, ToggleEvent } from 'react';
import { classNames } from '../class-names.ts';
import type { HeadingLevel } from '../text/Heading.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** Makes the summary a heading. */
  readonly level?: Exclude<HeadingLevel, 1> | undefined;
  /** Disclosures with the same name open one at a time. */
  readonly name?: string | undefined;
  /** Initially open. */
  readonly open?: boolean | undefined;
  /** Without lines, for a single one. */
  readonly plain?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** `<details>`: opens without a script and for find-in-page, prints open. */
export function Disclosure({ summary, level, name, open, plain, onToggle, id, children }: DisclosureProps) {
  const Heading = level && (`h${level}` as const);
  return (
    <details
      id={id}
      name={name}
      open={open}
      className={classNames(styles['disclosure'], plain && styles['plain'])}
      onToggle={onToggle && ((event: ToggleEvent<HTMLDetailsElement>) => onToggle(event.currentTarget.open))}
    >
      <summary className={styles['summary']}>
        {Heading ? <Heading>{summary}</Heading> : <span>{summary}</span>}
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}

export interface AccordionProps {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly title: ReactNode;
    readonly content: ReactNode;
    readonly open?: boolean | undefined;
  }>;
  /** With a name only one item is open at a time. */
  readonly name?: string | undefined;
  readonly level?: Exclude<HeadingLevel, 1> | undefined;
  readonly className?: string | undefined;
}

/** Disclosures in a row, separated by lines. */
export function Accordion({ items, name, level, className }: AccordionProps) {
  return (
    <div className={classNames(styles['accordion'], className)}>
      {items.map(({ id, title, content, open }) => (
        <Disclosure key={id} id={id} name={name} level={level} summary={title} open={open}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
