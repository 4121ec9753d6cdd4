import { Children, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { ArrowLeftIcon } from '../icons/ArrowLeftIcon.tsx';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.tsx';
import styles from './carousel.module.css';
import { useScrollEnds } from './use-scroll-ends.ts';

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
  /** One slide each. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A list that scrolls sideways and snaps: swipe, wheel, arrow keys on the focused track, or the two buttons.
 * It never moves by itself, and without JavaScript only the buttons are missing.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    roleDescription,
    previousLabel,
    nextLabel,
    heading,
    slide = 'card',
    bleed,
    children,
  } = props;
  const track = useRef<HTMLUListElement>(null);
  const { atStart, atEnd } = useScrollEnds(track);
  const move = (direction: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    if (event.currentTarget.getAttribute('aria-disabled') === 'true' || track.current === null) return;
    const { clientWidth } = track.current;
    const sign = getComputedStyle(track.current).direction === 'rtl' ? -direction : direction;
    track.current.scrollBy({ left: sign * clientWidth * 0.9 });
  };
  const all = atStart && atEnd;
  return (
    <section
      aria-label={label}
      aria-roledescription={roleDescription}
      data-slide={slide}
      data-bleed={bleed || undefined}
      className={classNames(styles['carousel'], props.className)}
    >
      <div className={styles['head']}>
        {heading}
        {!all && (
          <div className={styles['buttons']} data-needs-script data-print="hide">
            <IconButton
              label={previousLabel}
              icon={<ArrowLeftIcon />}
              aria-disabled={atStart}
              onClick={move(-1)}
            />
            <IconButton label={nextLabel} icon={<ArrowRightIcon />} aria-disabled={atEnd} onClick={move(1)} />
          </div>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region has to be reachable by keyboard */}
      <ul ref={track} tabIndex={0} aria-label={label} className={styles['track']}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  );
}
