import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { MAIN_ID } from './Main.tsx';
import styles from './page-progress.module.css';

/** Immediate feedback for a navigation: a bar at the top, and another page's place dimmed. */
export function PageProgress() {
  const t = useTranslator();
  const { state, location } = useNavigation();
  const isLoading = state !== 'idle';
  const isOtherPage = isLoading && location.pathname !== window.location.pathname;
  useEffect(() => {
    if (!isOtherPage) return undefined;
    // The page renders its own main element and knows nothing of its successor.
    const main = document.getElementById(MAIN_ID);
    main?.setAttribute('aria-busy', 'true');
    return () => main?.removeAttribute('aria-busy');
  }, [isOtherPage]);
  return (
    <output>
      {isLoading && <progress aria-label={t('common.loading')} className={styles['progress']} />}
    </output>
  );
}
