import type { ProductCard as ProductCardData } from '@haberdash/api-client/products';
import { ShopCard } from './ShopCard.tsx';
import { Carousel, Heading } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';

export interface ProductRowProps {
  readonly title: string;
  readonly products: readonly ProductCardData[];
}

export function ProductRow({ title, products }: ProductRowProps) {
  const t = useTranslator();
  if (products.length === 0) return null;
  return (
    <Carousel
      label={title}
      roleDescription={t('common.carousel')}
      previousLabel={t('common.previousSlide')}
      nextLabel={t('common.nextSlide')}
      heading={
        <Heading level={2} size="xl">
          {title}
        </Heading>
      }
      bleed
    >
      {products.map((product) => (
        <ShopCard
          key={product.id}
          product={product}
          sizes="(min-width: 80rem) 22vw, (min-width: 48rem) 30vw, 62vw"
          maxSwatches={0}
        />
      ))}
    </Carousel>
  );
}
