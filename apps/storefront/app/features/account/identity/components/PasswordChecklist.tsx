import { CheckIcon } from '@haberdash/ui';
import { passwordChecklist } from '@haberdash/validation';
import type { MessageKey } from '../../../../shared/i18n/translator.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './identity.module.css';

const TEXTS: Readonly<Record<string, MessageKey>> = {
  passwordLength: 'identity.passwordLength',
  passwordNumber: 'identity.passwordNumber',
  passwordUpperCase: 'identity.passwordUpperCase',
  passwordLowerCase: 'identity.passwordLowerCase',
};

/** What a new password has to have; each line is ticked as soon as what is typed has it. */
export function PasswordChecklist({ id, typed }: { readonly id: string; readonly typed: string }) {
  const t = useTranslator();
  return (
    <ul id={id} className={styles['checklist']}>
      {passwordChecklist(typed).map(({ code, met }) => {
        const text = TEXTS[code];
        return (
          <li key={code} data-met={met || undefined}>
            {met ? <CheckIcon size="sm" label={t('identity.met')} /> : <span className={styles['dot']} />}
            {text !== undefined && t(text)}
          </li>
        );
      })}
    </ul>
  );
}
