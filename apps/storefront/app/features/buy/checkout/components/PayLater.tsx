import { Dialog } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './checkout.module.css';

const DIALOG = 'about-pay-later';

/** Opens a dialog with script, a page of its own without. */
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

/** Outside of the form that has the link, because dialogs contain forms. */
export function PayLaterDialog() {
  const t = useTranslator();
  return (
    <Dialog id={DIALOG} title={t('payment.payLater')} closeLabel={t('payment.payLaterClose')}>
      <PayLaterText />
    </Dialog>
  );
}

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
