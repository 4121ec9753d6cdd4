import { Button, ButtonLink, EmptyState } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/subscription-confirm';
import { AccountErrors } from '../components/AccountErrors.tsx';
import { readConfirmation, runConfirmation } from '../server/subscription.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';

export const loader = privateLoader(readConfirmation);
export const action = shopperAction(runConfirmation);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ConfirmSubscription({ loaderData: { code }, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const isSending = useNavigation().state === 'submitting';
  const home = <ButtonLink href={`/${t.site.locale}`}>{t('common.continueShopping')}</ButtonLink>;
  const isOver = code === undefined || actionData?.isConfirmed === true;
  return (
    <Main width="text">
      <EmptyState
        level={1}
        title={t('account.confirmTitle')}
        actions={
          isOver ? (
            home
          ) : (
            <Form method="post">
              <input type="hidden" name="code" value={code} />
              <Button type="submit" pending={isSending}>
                {t('account.confirmYes')}
              </Button>
            </Form>
          )
        }
      >
        {actionData?.isConfirmed === true ? (
          <output>{t('account.confirmDone')}</output>
        ) : (
          <p>{t(code === undefined ? 'account.confirmBroken' : 'account.confirmText')}</p>
        )}
        <AccountErrors errors={textsByField(actionData?.formErrors ?? [])} />
      </EmptyState>
    </Main>
  );
}
