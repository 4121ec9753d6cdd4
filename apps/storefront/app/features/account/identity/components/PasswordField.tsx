import { EyeIcon, IconButton, TextField, type TextFieldProps } from '@haberdash/ui';
import { useState } from 'react';
import { useEnhanced } from '../../../../shared/forms/use-enhanced.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';

/** A password that can be shown while it is typed, pasted and filled in; without a script it stays hidden. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useTranslator();
  const isEnhanced = useEnhanced();
  const [isShown, setIsShown] = useState(false);
  const toggle = isEnhanced && (
    <IconButton
      label={t(isShown ? 'identity.hidePassword' : 'identity.showPassword')}
      icon={<EyeIcon crossed={isShown} />}
      aria-controls={props.id}
      onClick={() => setIsShown(!isShown)}
    />
  );
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      // Longer than a password may be: what is pasted is rejected in words, and never cut unseen.
      maxLength={1_000}
      end={toggle || undefined}
    />
  );
}
