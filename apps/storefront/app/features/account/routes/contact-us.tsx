import { ButtonLink, EmptyState, Heading, Stack, Text } from '@haberdash/ui';
import type { Route } from './+types/contact-us';
import styles from '../components/account.module.css';
import { ContactForm } from '../components/ContactForm.tsx';
import { readContact, runContact } from '../server/contact.server.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';
import { Main } from '../../../frame/Main.tsx';

/** A message to the people who answer shoppers, which needs no account. */
export const loader = privateLoader(readContact);
export const action = shopperAction(runContact);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const caseNumber = actionData?.caseNumber;
  if (caseNumber !== undefined) {
    return (
      <Main width="text">
        <EmptyState
          level={1}
          title={t('contact.sentTitle')}
          actions={<ButtonLink href={`/${t.site.locale}`}>{t('common.continueShopping')}</ButtonLink>}
        >
          <output>{t('contact.sent', { number: caseNumber })}</output>
        </EmptyState>
      </Main>
    );
  }
  return (
    <Main width="text">
      <Stack gap={5} className={styles['page']}>
        <Heading level={1} size="2xl">
          {t('contact.title')}
        </Heading>
        <Text tone="muted">{t('contact.text')}</Text>
        <ContactForm page={loaderData} answer={actionData} />
      </Stack>
    </Main>
  );
}
