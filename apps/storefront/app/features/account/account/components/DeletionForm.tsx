import { Button, ButtonLink, Heading, Text } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './account.module.css';

export interface DeletionFormProps {
  readonly email: string;
  readonly result: AccountResult | undefined;
}

const DELETED = ['profile', 'addresses', 'payment', 'lists', 'news'] as const;

export function DeletionForm({ email, result }: DeletionFormProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <AccountErrors errors={textsByField(result?.formErrors ?? [])} />
      <section className={styles['group']} aria-labelledby="deleted">
        <Heading level={2} size="lg" id="deleted">
          {t('deletion.what')}
        </Heading>
        <ul>
          {DELETED.map((part) => (
            <li key={part}>{t(`deletion.${part}`)}</li>
          ))}
        </ul>
      </section>
      <section className={styles['group']} aria-labelledby="kept">
        <Heading level={2} size="lg" id="kept">
          {t('deletion.retained')}
        </Heading>
        <Text measure>{t('deletion.retainedText')}</Text>
        <Text measure>{t('deletion.orders')}</Text>
      </section>
      <Form method="post" className={styles['form']}>
        <Text>{t('deletion.how', { email })}</Text>
        <div className={styles['actions']}>
          <Button type="submit" variant="danger" pending={isSending}>
            {t('deletion.ask')}
          </Button>
          <ButtonLink href={`/${t.site.locale}/account/privacy`} variant="secondary">
            {t('deletion.no')}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}
