import { Button, ButtonLink } from '@haberdash/ui';
import { useEffect } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../../../../shared/state/announcements.ts';
import { MOST_COMPARED, useChangeCompared } from '../state/compared.ts';
import styles from './compare-tray.module.css';

export function CompareTray({ ids }: { readonly ids: readonly string[] }) {
  const t = useTranslator();
  const announce = useAnnounce();
  const change = useChangeCompared();
  const count = t('compare.trayCount', { count: ids.length, most: MOST_COMPARED });
  useEffect(() => announce(count), [announce, count]);
  const clear = () => {
    void change(() => []);
    // The button is removed with the tray.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={t('compare.tray')} className={styles['tray']}>
      <p className={styles['count']}>{count}</p>
      <Button variant="quiet" size="sm" onClick={clear}>
        {t('compare.trayClear')}
      </Button>
      <ButtonLink href={`/${t.site.locale}/compare?items=${ids.join(',')}`} size="sm" rel="nofollow">
        {t('listing.compare')}
      </ButtonLink>
    </section>
  );
}
