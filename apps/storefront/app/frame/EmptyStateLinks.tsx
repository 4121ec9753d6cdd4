import { ButtonLink } from '@haberdash/ui';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';

/** Where to go on from an empty page: the shop's home and its search. */
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
