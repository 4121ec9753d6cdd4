import { Button, ButtonLink, EmptyState } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { Main } from '../../../../frame/Main.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { StopResult } from '../server/back-in-stock.server.ts';
import { CompareErrors } from './CompareErrors.tsx';

interface StopPageProps {
  readonly id: string | undefined;
  readonly result: StopResult | undefined;
}

export function StopPage({ id, result }: StopPageProps) {
  const t = useTranslator();
  const isSending = useNavigation().state === 'submitting';
  const isStopped = result?.isStopped === true;
  return (
    <Main width="text">
      <EmptyState
        level={1}
        title={t('compare.stopTitle')}
        actions={
          id === undefined || isStopped ? (
            <ButtonLink href={`/${t.site.locale}`}>{t('common.continueShopping')}</ButtonLink>
          ) : (
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" pending={isSending}>
                {t('compare.stopYes')}
              </Button>
            </Form>
          )
        }
      >
        {isStopped ? (
          <output>{t('compare.stopDone')}</output>
        ) : (
          <p>{t(id === undefined ? 'compare.stopBroken' : 'compare.stopText')}</p>
        )}
        <CompareErrors errors={textsByField(result?.formErrors ?? [])} fields={[]} />
      </EmptyState>
    </Main>
  );
}
