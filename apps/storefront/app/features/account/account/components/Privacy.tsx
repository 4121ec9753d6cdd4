import { Button, ButtonLink, Heading, Text } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import type { readPrivacy } from '../server/privacy.server.ts';
import styles from './account.module.css';

const LINKS = [
  ['account/profile', 'profile'],
  ['account/addresses', 'addresses'],
  ['account/payment', 'payment'],
  ['account/preferences', 'preferences'],
] as const;

type Page = Pick<Awaited<ReturnType<typeof readPrivacy>>, 'email' | 'rejected'>;

export function Privacy({ page: { email, rejected } }: { readonly page: Page }) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  return (
    <>
      {rejected !== undefined && <ErrorNotice formError={rejected} />}
      <Part id="kept" title={t('account.privacyRetained')}>
        <Text measure>{t('account.privacyRetainedText', { email })}</Text>
        <ul className={styles['links']}>
          {LINKS.map(([path, name]) => (
            <li key={path}>
              <a href={`${home}/${path}`}>{t(`overview.${name}`)}</a>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="data" title={t('account.data')}>
        <Text measure>{t('account.dataText')}</Text>
        {/* As a document: the answer is a file, which the browser saves. */}
        <form method="post" action={`${home}/account/privacy/data`}>
          <Button type="submit" variant="secondary">
            {t('account.dataDownload')}
          </Button>
        </form>
      </Part>
      <Part id="choices" title={t('account.privacyChoices')}>
        <Text measure>
          <LinkedText
            text={t('account.privacyChoicesText')}
            links={{ choices: `${home}/privacy-choices`, policy: `${home}/privacy` }}
          />
        </Text>
      </Part>
      <Part id="delete" title={t('account.deleteTitle')}>
        <Text measure>{t('account.deleteLead')}</Text>
        <div className={styles['actions']}>
          <ButtonLink href={`${home}/account/delete`} variant="secondary">
            {t('account.deleteOpen')}
          </ButtonLink>
        </div>
      </Part>
    </>
  );
}

function Part({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
