import { ButtonLink, CheckIcon, Heading, Text } from '@haberdash/ui';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './loyalty.module.css';

export function JoinLoyalty({ href }: { readonly href: string }) {
  const t = useTranslator();
  const reasons = [t('loyalty.reasonPoints'), t('loyalty.reasonVouchers'), t('loyalty.reasonWelcome')];
  return (
    <section className={styles['join']} aria-labelledby="join-title">
      <Heading level={2} size="lg" id="join-title">
        {t('loyalty.joinTitle')}
      </Heading>
      <ul className={styles['reasons']}>
        {reasons.map((reason) => (
          <li key={reason}>
            <CheckIcon size="sm" />
            {reason}
          </li>
        ))}
      </ul>
      <ButtonLink href={href} size="lg">
        {t('loyalty.join')}
      </ButtonLink>
      <Text size="sm" tone="muted">
        <LinkedText text={t('loyalty.terms')} links={{ terms: `/${t.site.locale}/loyalty-terms` }} />
      </Text>
    </section>
  );
}
