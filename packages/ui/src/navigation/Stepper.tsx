import { CheckIcon } from '../icons/CheckIcon.tsx';
import type { LinkComponent } from '../link.ts';
import styles from './navigation.module.css';

export interface StepperProps {
  /** "Checkout steps". */
  readonly label: string;
  /** A done step with an `href` is a link back. */
  readonly steps: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
    readonly href?: string | undefined;
  }>;
  readonly current: string;
  /** Read after the name of a done step. */
  readonly doneText: string;
  readonly as?: LinkComponent | undefined;
}

/** The steps of a process, such as the checkout. */
export function Stepper({ label, steps, current, doneText, as: Link = 'a' }: StepperProps) {
  const currentIndex = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label}>
      <ol className={styles['steps']}>
        {steps.map((step, index) => {
          const done = index < currentIndex;
          const state = done ? 'done' : index === currentIndex ? 'current' : 'ahead';
          return (
            <li
              key={step.id}
              className={styles['step']}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {done && <CheckIcon size="sm" label={doneText} />}
              {done && step.href !== undefined ? (
                <Link href={step.href}>{step.label}</Link>
              ) : (
                <span>{step.label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
