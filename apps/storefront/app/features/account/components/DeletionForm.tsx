import { Button, ButtonLink, Heading, Text } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../shared/refusals/form-refusal.ts';
import type { AccountAnswer } from '../server/account-form.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './account.module.css';

export interface DeletionFormProps {
  readonly email: string;
  readonly answer: AccountAnswer | undefined;
}

const DELETED = ['profile', 'addresses', 'payment', 'lists', 'news'] as const;

/** What is deleted, what is kept and why, and the button that has the link mailed. */
export function DeletionForm({ email, answer }: DeletionFormProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <AccountErrors errors={textsByField(answer?.refusals ?? [])} />
      <section className={styles['group']} aria-labelledby="deleted">
        <Heading level={2} size="lg" id="deleted">
          {t('account.deleteWhat')}
        </Heading>
        <ul>
          {DELETED.map((part) => (
            <li key={part}>{t(`account.delete-${part}`)}</li>
          ))}
        </ul>
      </section>
      <section className={styles['group']} aria-labelledby="kept">
        <Heading level={2} size="lg" id="kept">
          {t('account.deleteKept')}
        </Heading>
        <Text measure>{t('account.deleteKeptText')}</Text>
        <Text measure>{t('account.deleteOrders')}</Text>
      </section>
      <Form method="post" className={styles['form']}>
        <Text>{t('account.deleteHow', { email })}</Text>
        <div className={styles['actions']}>
          <Button type="submit" variant="danger" pending={isSending}>
            {t('account.deleteAsk')}
          </Button>
          <ButtonLink href={`/${t.site.locale}/account/privacy`} variant="secondary">
            {t('account.deleteNo')}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}
