import { Children, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './carousel.module.css';
import { Arrows, PauseButton, Position } from './CarouselControls.tsx';
import { showFocused } from './show-focused.ts';
import { useRotationPause } from './use-rotation-pause.ts';
import { scrollRound, useScrollState } from './use-scroll-state.ts';

/** Automatic rotation; the shopper can always pause it. */
export interface CarouselRotation {
  /** 0: none, such as at some breakpoints; the pause button keeps its place. */
  readonly intervalMs: number;
  /** Starts again after the last slide; without it the rotation ends there. */
  readonly loop?: boolean | undefined;
  readonly pauseLabel: string;
  readonly playLabel: string;
}

export interface CarouselProps {
  readonly label: string;
  /** "carousel" in the shopper's language. */
  readonly roleDescription: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Above, beside the buttons: usually a Heading. */
  readonly heading?: ReactNode | undefined;
  readonly slide?: 'card' | 'small' | 'wide' | 'full' | undefined;
  /** Full-bleed on phones (inside a Container). */
  readonly bleed?: boolean | undefined;
  /** Default: no rotation. */
  readonly rotation?: CarouselRotation | undefined;
  /** A dot for each page of slides. */
  readonly indicators?: boolean | undefined;
  /** A scroll progress bar. */
  readonly progress?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A horizontal list with scroll snap: swipe, wheel, arrow keys on the focused track, or two buttons, which
 * wrap. Rotates only with `rotation`, never under a pointer or the focus. Works without JavaScript, except
 * for scripted controls.
 */
export function Carousel(props: CarouselProps) {
  const { label, slide = 'card', bleed, rotation, indicators, progress, children } = props;
  const track = useRef<HTMLUListElement>(null);
  const { isStopped, paused, setPaused, reduced, handlers } = useRotationPause();
  const { atStart, atEnd, ...position } = useScrollState(track, indicators === true || progress === true);
  const move = useCallback((direction: -1 | 1) => {
    if (track.current !== null) scrollRound(track.current, direction);
  }, []);
  const isAllInView = atStart && atEnd;
  const intervalMs =
    isStopped || isAllInView || (atEnd && rotation?.loop !== true) ? 0 : (rotation?.intervalMs ?? 0);
  useEffect(() => {
    if (intervalMs <= 0) return undefined;
    const timer = setInterval(() => move(1), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, move]);
  return (
    <section
      aria-label={label}
      aria-roledescription={props.roleDescription}
      data-slide={slide}
      data-bleed={bleed || undefined}
      className={classNames(styles['carousel'], props.className)}
      {...handlers}
    >
      <div className={styles['head']}>
        {props.heading}
        {rotation !== undefined && !reduced && !isAllInView && (
          <PauseButton
            label={paused ? rotation.playLabel : rotation.pauseLabel}
            isPaused={paused}
            onToggle={() => setPaused(!paused)}
          />
        )}
        {!isAllInView && (
          <Arrows previousLabel={props.previousLabel} nextLabel={props.nextLabel} onMove={move} />
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a scrolled region has to be reachable by keyboard, and follows it */}
      <ul ref={track} tabIndex={0} aria-label={label} className={styles['track']} onFocus={showFocused}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      {!isAllInView && <Position {...position} indicators={indicators} progress={progress} />}
    </section>
  );
}
