import { Heading, Text } from '@haberdash/ui';
import { LinkedText } from '../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import styles from './account.module.css';

const LINKS = [
  ['account/profile', 'profile'],
  ['account/addresses', 'addresses'],
  ['account/payment', 'payment'],
  ['account/preferences', 'preferences'],
] as const;

/** What is kept, where it can be changed, and what the visitor has allowed. */
export function Privacy({ email }: { readonly email: string }) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  return (
    <>
      <section className={styles['group']} aria-labelledby="kept">
        <Heading level={2} size="lg" id="kept">
          {t('account.privacyKept')}
        </Heading>
        <Text measure>{t('account.privacyKeptText', { email })}</Text>
        <ul className={styles['links']}>
          {LINKS.map(([path, name]) => (
            <li key={path}>
              <a href={`${home}/${path}`}>{t(`account.${name}`)}</a>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['group']} aria-labelledby="choices">
        <Heading level={2} size="lg" id="choices">
          {t('account.privacyChoices')}
        </Heading>
        <Text measure>
          <LinkedText
            text={t('account.privacyChoicesText')}
            links={{ choices: `${home}/privacy-choices`, policy: `${home}/privacy` }}
          />
        </Text>
      </section>
    </>
  );
}
