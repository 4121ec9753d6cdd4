import { TextField, type TextFieldProps } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';

type EmailFieldProps = Pick<TextFieldProps, 'defaultValue' | 'error' | 'hint'> & {
  /** `username` where the account exists, with passkeys among the suggestions; `email` where it is made. */
  readonly autoComplete: 'username' | 'username webauthn' | 'email';
};

export function EmailField(props: EmailFieldProps) {
  const t = useTranslator();
  return (
    <TextField
      {...props}
      id="email"
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      aria-required
      label={t('identity.email')}
    />
  );
}
