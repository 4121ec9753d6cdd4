import { ButtonLink, EmptyState } from '@haberdash/ui';
import { Main } from '../../../../frame/Main.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import { MailedLinkPage } from './MailedLinkPage.tsx';

export interface EmailLinkPageProps {
  readonly deed: 'confirm' | 'undo';
  readonly email: string | undefined;
  readonly ended: FormError | undefined;
  readonly result: AccountResult | undefined;
}

/** Where the link of a mail about an e-mail address leads: a question, that it is done, or why it is not. */
export function EmailLinkPage({ deed, email, ended, result }: EmailLinkPageProps) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  const name = deed === 'confirm' ? 'Confirm' : 'Undo';
  if (email !== undefined)
    return (
      <Main width="text">
        <EmptyState
          level={1}
          title={t(`account.email${name}Done`)}
          actions={
            deed === 'confirm' ? (
              <ButtonLink href={`${home}/account`}>{t('account.emailToAccount')}</ButtonLink>
            ) : (
              <ButtonLink href={`${home}/forgot-password`}>{t('account.emailNewPassword')}</ButtonLink>
            )
          }
        >
          <p>{t(`account.email${name}DoneText`, { email })}</p>
        </EmptyState>
      </Main>
    );
  return (
    <MailedLinkPage
      title={t(`account.email${name}Title`)}
      text={t(`account.email${name}Text`)}
      press={t(`account.email${name}Yes`)}
      another={{ path: 'account/email', label: t('account.emailTitle') }}
      ended={ended}
      result={result}
    />
  );
}
