import { Heading } from '@haberdash/ui';
import type { Route } from './+types/about-pay-later';
import styles from '../components/checkout.module.css';
import { PayLaterText } from '../components/PayLater.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader } from '../../../../shared/reads/define-read.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

/** For pages without script; with script it is a dialog. */
export const loader = privateLoader(async (read) => ({
  head: pageHead(read, { title: read.t('payment.payLater'), noIndex: true }),
}));
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function AboutPayLater() {
  const t = useTranslator();
  return (
    <div className={styles['step']}>
      <Heading level={1} size="2xl">
        {t('payment.payLater')}
      </Heading>
      <PayLaterText />
      <p>
        <a href={`/${t.site.locale}/checkout/billing`}>{t('payment.payLaterBack')}</a>
      </p>
    </div>
  );
}
