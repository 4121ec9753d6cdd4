import { classNames } from '@haberdash/ui';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { useSite } from '../shared/i18n/use-site.ts';
import styles from './header.module.css';

export function Wordmark({ className }: { readonly className?: string | undefined }) {
  const t = useTranslator();
  const { brandName } = useSite();
  return (
    <a
      href={`/${t.site.locale}`}
      aria-label={t('common.homeLink', { brand: brandName })}
      className={classNames(styles['brand'], className)}
    >
      {brandName}
    </a>
  );
}
