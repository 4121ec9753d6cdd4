import { IconButton } from '../button/IconButton.tsx';
import { PauseIcon } from '../icons/PauseIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import styles from './carousel.module.css';
import type { ScrollState } from './use-scroll-state.ts';

interface ArrowsProps {
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly onMove: (direction: -1 | 1) => void;
}

/** The previous and next buttons, which wrap. */
export const Arrows = ({ previousLabel, nextLabel, onMove }: ArrowsProps) => (
  <div className={styles['buttons']} data-part="arrows" data-needs-script data-print="hide">
    <IconButton label={previousLabel} icon="arrow-left" onClick={() => onMove(-1)} />
    <IconButton label={nextLabel} icon="arrow-right" onClick={() => onMove(1)} />
  </div>
);

interface PauseProps {
  readonly label: string;
  readonly isPaused: boolean;
  readonly onToggle: () => void;
}

/** Pauses and resumes the rotation (WCAG 2.2.2). */
export const PauseButton = ({ label, isPaused, onToggle }: PauseProps) => (
  <div className={styles['pause']} data-part="pause" data-needs-script data-print="hide">
    <IconButton label={label} icon={isPaused ? <PlayIcon /> : <PauseIcon />} onClick={onToggle} />
  </div>
);

interface PositionProps extends Pick<ScrollState, 'page' | 'pages' | 'percent'> {
  readonly indicators: boolean | undefined;
  readonly progress: boolean | undefined;
}

/** The scroll position, visual only: screen readers get it from the list. */
export const Position = ({ page, pages, percent, indicators, progress }: PositionProps) => (
  <>
    {indicators && (
      <div className={styles['dots']} data-part="indicators" data-needs-script aria-hidden="true">
        {Array.from({ length: pages }, (_, position) => (
          <span key={position} data-active={position === page || undefined} />
        ))}
      </div>
    )}
    {progress && (
      <progress
        className={styles['progress']}
        data-part="progress"
        data-needs-script
        aria-hidden="true"
        max={100}
        value={percent}
      />
    )}
  </>
);
