import { Button, ButtonLink, EmptyState } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { Main } from '../../../frame/Main.tsx';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { textsByField, type FormRefusal } from '../../../shared/refusals/form-refusal.ts';
import type { AccountAnswer } from '../server/account-form.server.ts';
import { LINK_ENDED } from '../model/deletion.ts';
import { AccountErrors } from './AccountErrors.tsx';

export interface EmailLinkPageProps {
  readonly deed: 'confirm' | 'undo';
  /** The address of the account, once it is done. */
  readonly email: string | undefined;
  /** Why the link does nothing any more. */
  readonly ended: FormRefusal | undefined;
  readonly answer: AccountAnswer | undefined;
}

/** Where the link of a mail about an e-mail address leads: a question, that it is done, or why it is not. */
export function EmailLinkPage({ deed, email, ended, answer }: EmailLinkPageProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
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
  const isOver = ended !== undefined || answer?.refusals.some(({ code }) => code === LINK_ENDED) === true;
  return (
    <Main width="text">
      <EmptyState
        level={1}
        title={t(`account.email${name}Title`)}
        actions={
          isOver ? (
            <ButtonLink href={`${home}/account/email`}>{t('account.emailTitle')}</ButtonLink>
          ) : (
            <Form method="post">
              <Button type="submit" pending={isSending}>
                {t(`account.email${name}Yes`)}
              </Button>
            </Form>
          )
        }
      >
        <AccountErrors errors={textsByField(answer?.refusals ?? [])} />
        {answer === undefined && <p>{ended?.text ?? t(`account.email${name}Text`)}</p>}
      </EmptyState>
    </Main>
  );
}
