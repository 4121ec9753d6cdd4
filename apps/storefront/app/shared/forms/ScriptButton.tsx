import { Button, type ButtonProps } from '@haberdash/ui';
import { useEnhanced } from './use-enhanced.ts';
import styles from './script-button.module.css';

/** A button for what needs a script: its place is reserved in the document, so that nothing moves when it is shown. */
export function ScriptButton(props: Omit<ButtonProps, 'className'>) {
  return <Button {...props} data-needs-script className={useEnhanced() ? undefined : styles['waiting']} />;
}
