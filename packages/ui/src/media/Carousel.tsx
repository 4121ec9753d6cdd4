import { Children, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './carousel.module.css';
import { Arrows, PauseButton, Position } from './CarouselControls.tsx';
import { showFocused } from './show-focused.ts';
import { useHold } from './use-hold.ts';
import { scrollRound, useScrollState } from './use-scroll-state.ts';

/** How a carousel moves by itself; the shopper can always stop it. */
export interface CarouselRotation {
  /** 0 stands still, such as at a breakpoint that does not rotate; the pause button keeps its place. */
  readonly intervalMs: number;
  /** Begins anew after the last slide; without it the rotation ends there. */
  readonly loop?: boolean | undefined;
  readonly pauseLabel: string;
  readonly playLabel: string;
}

export interface CarouselProps {
  /** Names the region. */
  readonly label: string;
  /** "carousel" in the shopper's language. */
  readonly roleDescription: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Shown above, beside the buttons: usually a Heading. */
  readonly heading?: ReactNode | undefined;
  /** How much of the track a slide takes. */
  readonly slide?: 'card' | 'small' | 'wide' | 'full' | undefined;
  /** On a phone, runs to the edges of the window (inside a Container). */
  readonly bleed?: boolean | undefined;
  /** Without it the carousel never moves by itself. */
  readonly rotation?: CarouselRotation | undefined;
  /** A dot for each window of slides. */
  readonly indicators?: boolean | undefined;
  /** A bar that fills while the track is scrolled. */
  readonly progress?: boolean | undefined;
  /** One slide each. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A list that scrolls sideways and snaps: swipe, wheel, arrow keys on the focused track, or the two buttons, which wrap.
 * It moves by itself only where `rotation` asks for it, and never under a pointer or the focus. Without JavaScript only
 * what a script drives is missing.
 */
export function Carousel(props: CarouselProps) {
  const { label, slide = 'card', bleed, rotation, indicators, progress, children } = props;
  const track = useRef<HTMLUListElement>(null);
  const { held, paused, setPaused, reduced, handlers } = useHold();
  const { atStart, atEnd, ...position } = useScrollState(track, indicators === true || progress === true);
  const move = useCallback((direction: -1 | 1) => {
    if (track.current !== null) scrollRound(track.current, direction);
  }, []);
  const isAllInView = atStart && atEnd;
  const intervalMs =
    held || isAllInView || (atEnd && rotation?.loop !== true) ? 0 : (rotation?.intervalMs ?? 0);
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
