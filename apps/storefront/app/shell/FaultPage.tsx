import { FaultView, type FaultViewProps } from './FaultView.tsx';
import { Wordmark } from './Wordmark.tsx';
import styles from './header.module.css';

/** A fault of the frame itself: the name as the way home, and what happened. */
export function FaultPage(props: FaultViewProps) {
  return (
    <>
      <header className={styles['header']}>
        <div className={styles['row']}>
          <Wordmark />
        </div>
      </header>
      <FaultView {...props} />
    </>
  );
}
