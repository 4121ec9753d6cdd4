import { BlocksAround } from '../../../content/index.ts';
import { useActivation } from '../../../measure/experiments/index.ts';
import { useMemo } from 'react';
import { Breadcrumbs, Heading, Text } from '@haberdash/ui';
import type { Route } from './+types/category';
import { JsonLd } from '@haberdash/page-engine';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { readCategoryPage } from '../server/category-page.server.ts';
import { ListingLayout } from '../components/ListingLayout.tsx';
import styles from '../components/listing.module.css';
import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';

export const loader = publicLoader('category', readCategoryPage);

export { publicRevalidation as shouldRevalidate } from '../../../../shared/reads/public-revalidation.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Category({
  loaderData: { listing, below, jsonLd, sortVariation },
}: Route.ComponentProps) {
  const t = useTranslator();
  useActivation('listing_sort', sortVariation);
  const { title, description, breadcrumbs, subcategories } = listing;
  const [inline, after] = useMemo(
    () => [below.filter((block) => block.inline !== undefined), below.filter((block) => !block.inline)],
    [below],
  );
  return (
    <Main width="wide" below={<BlocksAround blocks={after} />}>
      <ListingLayout
        listing={listing}
        inline={inline}
        head={
          <>
            <Breadcrumbs
              label={t('common.breadcrumbs')}
              items={[{ label: t('common.home'), href: `/${t.site.locale}` }, ...breadcrumbs]}
            />
            <div className={styles['head']}>
              <Heading level={1}>{title}</Heading>
              {description !== undefined && (
                <Text tone="muted" measure>
                  {description}
                </Text>
              )}
              {subcategories.length > 0 && (
                <nav aria-label={t('listing.subcategories')}>
                  <ul className={styles['subcategories']}>
                    {subcategories.map(({ label, href }) => (
                      <li key={href}>
                        <a href={href}>{label}</a>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
            </div>
          </>
        }
      />
      <JsonLd data={jsonLd} />
    </Main>
  );
}
