import { Button, type ButtonProps } from '@haberdash/ui';
import { useEnhanced } from './use-enhanced.ts';
import styles from './script-button.module.css';

/**
 * A button for what only a script can do. It has its place in the document and is shown once it answers, so that
 * nothing below it moves when the page hydrates; without a script it is not there.
 */
export function ScriptButton(props: Omit<ButtonProps, 'className'>) {
  return <Button {...props} data-needs-script className={useEnhanced() ? undefined : styles['waiting']} />;
}
