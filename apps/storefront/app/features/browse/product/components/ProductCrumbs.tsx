import { Breadcrumbs } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FoundProduct } from '../server/product-page.server.ts';

/** The breadcrumbs of a product. */
export function ProductCrumbs({
  breadcrumbs,
  name,
}: Pick<FoundProduct, 'breadcrumbs'> & { readonly name: string }) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  return (
    <Breadcrumbs
      label={t('common.breadcrumbs')}
      items={[
        { label: t('common.home'), href: home },
        ...breadcrumbs.map(({ text, url }) => ({ label: text, href: home + url })),
        { label: name },
      ]}
    />
  );
}
