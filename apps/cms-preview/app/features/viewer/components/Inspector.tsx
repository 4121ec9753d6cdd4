import { IconButton, CloseIcon } from '@haberdash/ui';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { fieldOf, type Result } from '../../content/index.ts';
import styles from './viewer.module.css';

interface InspectorProps {
  readonly results: readonly Result[];
  readonly children: ReactNode;
}

interface Found {
  readonly id: string;
  readonly type: string;
  readonly field: string | undefined;
  readonly element: Element;
}

/** Shows the field of a clicked element. Links do not navigate here. */
export function Inspector({ results, children }: InspectorProps) {
  const [found, setFound] = useState<Found>();
  const isOpen = found !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setFound(undefined);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  const element = found?.element;
  useEffect(() => {
    element?.setAttribute('data-inspected', '');
    return () => element?.removeAttribute('data-inspected');
  }, [element]);
  const inspect = (event: MouseEvent<HTMLDivElement>) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const stage = target.closest<HTMLElement>('[data-stage]');
    const id = stage?.dataset['stage'];
    const result = results.find((each) => each.id === id || `${each.id}-live` === id);
    if (result === undefined) return;
    const link = target.closest('a');
    if (link !== null) event.preventDefault();
    const image = target instanceof HTMLImageElement ? target : undefined;
    const { type } = result.raw;
    setFound({
      id: result.id,
      type: typeof type === 'string' ? type : 'Block',
      element: target,
      field: fieldOf(result.raw, {
        text: (target.textContent ?? '').slice(0, 2_000),
        href: link?.getAttribute('href') ?? undefined,
        src: image?.currentSrc,
        alt: image?.alt,
      }),
    });
  };
  return (
    <>
      {/* A listener only: keyboards reach the links and buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div onClickCapture={inspect}>{children}</div>
      <output className={styles['inspector']} data-open={isOpen || undefined}>
        {found !== undefined && (
          <>
            <span>
              {found.type} <code>{found.id}</code>
              {' · '}
              {found.field === undefined ? 'no field of its own' : <code>{found.field}</code>}
            </span>
            <IconButton label="Close" icon={<CloseIcon />} size="sm" onClick={() => setFound(undefined)} />
          </>
        )}
      </output>
    </>
  );
}
