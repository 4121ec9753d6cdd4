import { ButtonLink } from '@haberdash/ui';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';

/** Links to home page and search for an empty page. */
export function EmptyStateLinks() {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  return (
    <>
      <ButtonLink href={home}>{t('common.continueShopping')}</ButtonLink>
      <ButtonLink href={`${home}/search`} variant="secondary">
        {t('search.label')}
      </ButtonLink>
    </>
  );
}
