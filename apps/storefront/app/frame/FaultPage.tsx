import { Container } from '@haberdash/ui';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { FaultView, type FaultViewProps } from './FaultView.tsx';
import { Wordmark } from './Wordmark.tsx';
import footer from './footer.module.css';
import styles from './header.module.css';

/** A fault of the frame itself, with a minimal header and footer. */
export function FaultPage(props: FaultViewProps) {
  const t = useTranslator();
  return (
    <>
      <header className={styles['header']}>
        <div className={styles['row']}>
          <Wordmark />
        </div>
      </header>
      <FaultView {...props} />
      <footer className={footer['footer']} data-surface="inverse" data-print="hide">
        <Container width="wide">
          <a href={`/${t.site.locale}/privacy-choices`}>{t('common.privacyChoices')}</a>
        </Container>
      </footer>
    </>
  );
}
