import { ProductCardContent, type ProductCardProps } from '@haberdash/blocks';
import { CardTools } from './CardTools.tsx';

export interface CardContentProps extends ProductCardProps {
  /** It can be put aside to be compared. */
  readonly canCompare?: boolean;
  /** Id of a form that takes the product off a list of favourites, in place of the heart. */
  readonly removalForm?: string | undefined;
}

/** What the card of a product in a list of the shop shows, with what a shopper can do with it. */
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
