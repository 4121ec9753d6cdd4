import { Dialog } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './checkout.module.css';

const DIALOG = 'about-pay-later';

/** Leads to how paying later works: a dialog where the page has script, a page of its own without. */
export function PayLaterLink() {
  const t = useTranslator();
  return (
    <p className={styles['ways']}>
      <a
        href={`/${t.site.locale}/checkout/pay-later`}
        aria-haspopup="dialog"
        onClick={(event) => {
          const dialog = document.getElementById(DIALOG);
          if (!(dialog instanceof HTMLDialogElement)) return;
          event.preventDefault();
          dialog.showModal();
        }}
      >
        {t('payment.payLaterHow')}
      </a>
    </p>
  );
}

/** The dialog of `PayLaterLink`; no dialog may be inside a form, so the page holds it. */
export function PayLaterDialog() {
  const t = useTranslator();
  return (
    <Dialog id={DIALOG} title={t('payment.payLater')} closeLabel={t('payment.payLaterClose')}>
      <PayLaterText />
    </Dialog>
  );
}

/** How paying later works, in three steps. */
export function PayLaterText() {
  const t = useTranslator();
  return (
    <ol className={styles['steps']}>
      <li>{t('payment.payLaterAbout1')}</li>
      <li>{t('payment.payLaterAbout2')}</li>
      <li>{t('payment.payLaterAbout3')}</li>
    </ol>
  );
}
