import { useState } from 'react';
import type { TextFieldProps } from '@haberdash/ui';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './identity.module.css';

interface NewPasswordFieldProps extends Pick<TextFieldProps, 'name' | 'label' | 'error'> {
  readonly id: string;
}

/** A password that is made here, with what it has to have below it. */
export function NewPasswordField({ id, ...rest }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const listId = `${id}-checklist`;
  return (
    <div className={styles['withLink']}>
      <PasswordField
        {...rest}
        id={id}
        autoComplete="new-password"
        aria-required
        aria-describedby={listId}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <PasswordChecklist id={listId} typed={typed} />
    </div>
  );
}
