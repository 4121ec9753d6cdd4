import { Button, ButtonLink, EmptyState } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Main } from '../../../../frame/Main.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField, type FormError } from '../../../../shared/form-errors/form-error.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import { LINK_ENDED } from '../model/deletion.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './account.module.css';

export interface DeletionConfirmationProps {
  readonly isDeleted: boolean;
  readonly ended: FormError | undefined;
  readonly result: AccountResult | undefined;
}

/** The last question before an account is deleted; that it is done; or the way to another link. */
export function DeletionConfirmation({ isDeleted, ended, result }: DeletionConfirmationProps) {
  const rejected = result?.formErrors.find(({ code }) => code === LINK_ENDED);
  const isOver = ended !== undefined || rejected !== undefined;
  return (
    <Main width="text">
      {isDeleted && <Done />}
      {!isDeleted && isOver && (
        <Ended>{rejected === undefined ? <p>{ended?.text}</p> : <ErrorNotice formError={rejected} />}</Ended>
      )}
      {!isDeleted && !isOver && <Question result={result} />}
    </Main>
  );
}

function Done() {
  const t = useTranslator();
  return (
    <EmptyState
      level={1}
      title={t('deletion.doneTitle')}
      actions={<ButtonLink href={`/${t.site.locale}`}>{t('common.continueShopping')}</ButtonLink>}
    >
      <p>{t('deletion.doneText')}</p>
    </EmptyState>
  );
}

function Ended({ children }: { readonly children: ReactNode }) {
  const t = useTranslator();
  return (
    <EmptyState
      level={1}
      title={t('deletion.confirmTitle')}
      actions={<ButtonLink href={`/${t.site.locale}/account/delete`}>{t('deletion.again')}</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}

function Question({ result }: Pick<DeletionConfirmationProps, 'result'>) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <EmptyState
      level={1}
      title={t('deletion.confirmTitle')}
      actions={
        <Form method="post" className={styles['actions']}>
          <Button type="submit" variant="danger" pending={isSending}>
            {t('deletion.yes')}
          </Button>
          <ButtonLink href={`/${t.site.locale}`} variant="secondary">
            {t('deletion.no')}
          </ButtonLink>
        </Form>
      }
    >
      <AccountErrors errors={textsByField(result?.formErrors ?? [])} />
      <p>{t('deletion.confirmText')}</p>
    </EmptyState>
  );
}
