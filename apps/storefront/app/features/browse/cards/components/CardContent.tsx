import { ProductCardContent, type ProductCardProps } from '@haberdash/blocks';
import { CardTools } from './CardTools.tsx';

export interface CardContentProps extends ProductCardProps {
  /** It can be added to the comparison. */
  readonly canCompare?: boolean;
  /** Id of a form that removes the product from favourites, in place of the heart. */
  readonly removalForm?: string | undefined;
}

export function CardContent({
  product,
  canCompare = false,
  quickShop = true,
  removalForm,
  ...shown
}: CardContentProps) {
  const { id, name, url, available } = product;
  return (
    <ProductCardContent
      {...shown}
      product={product}
      tools={
        <CardTools
          id={id}
          name={name}
          url={url}
          canCompare={canCompare}
          canQuickShop={quickShop && available !== false}
          removalForm={removalForm}
        />
      }
    />
  );
}
