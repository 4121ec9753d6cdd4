import { ProductRow } from '../../cards/index.ts';
import type { ProductCard as ProductCardData } from '@haberdash/api-client/products';
import { ButtonLink, EmptyState, SearchIcon, Stack } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { Main } from '../../../../frame/Main.tsx';

export type AbsentProductProps =
  | { readonly kind: 'missing'; readonly popular: readonly ProductCardData[] }
  | {
      readonly kind: 'gone';
      readonly alternatives: readonly ProductCardData[];
      readonly category: { readonly url: string; readonly title: string } | undefined;
    };

/** Shown for an unknown product and for one that has left the shop, with links to continue. */
export function AbsentProduct(props: AbsentProductProps) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  const isGone = props.kind === 'gone';
  const category = isGone ? props.category : undefined;
  return (
    <Main width="page">
      <Stack gap="section">
        <EmptyState
          level={1}
          icon={<SearchIcon />}
          title={t(isGone ? 'product.goneTitle' : 'product.missingTitle')}
          actions={
            <>
              {category !== undefined && <ButtonLink href={home + category.url}>{category.title}</ButtonLink>}
              <ButtonLink href={`${home}/search`} variant={category === undefined ? 'primary' : 'secondary'}>
                {t('search.label')}
              </ButtonLink>
            </>
          }
        >
          {t(isGone ? 'product.goneText' : 'product.missingText')}
        </EmptyState>
        <ProductRow
          title={t(isGone ? 'product.alternatives' : 'product.popular')}
          products={isGone ? props.alternatives : props.popular}
        />
      </Stack>
    </Main>
  );
}
