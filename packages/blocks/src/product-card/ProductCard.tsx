import { Badge, Picture, type BadgeProps } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { ProductCardModel } from '../model/index.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import parts from '../parts/parts.module.css';
import { cardColors, paintColors, writeColors } from './card-colors.ts';
import type { ProductCardContentProps, ProductCardProps } from './card-props.ts';
import { CardPrice } from './CardPrice.tsx';
import styles from './product-card.module.css';

const WIDTHS = [320, 480, 640, 960] as const;
const FALLBACK_WIDTH = 640;
const FORMATS = ['avif', 'webp'] as const;
const LIST_SIZES = '(min-width: 80rem) 24vw, (min-width: 48rem) 32vw, 50vw';
const BADGE_TONES: Readonly<Record<string, BadgeProps['tone']>> = { SALE: 'sale', RECYCLED: 'success' };

export const productCardClass = styles['card'];

function CardRating({ rating }: { readonly rating: NonNullable<ProductCardModel['rating']> }) {
  const { texts } = useBlocks();
  const { score, reviewsCount } = rating;
  return (
    <p
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a star that the stylesheet paints, and a text, read as one sentence
      role="img"
      aria-label={`${texts.ratingOf(score)}, ${texts.reviews(reviewsCount)}`}
      className={styles['rating']}
    >
      {texts.ratingShort(score, reviewsCount)}
    </p>
  );
}

/** Swatches as one picture; the attribute has the data for links. */
function CardColors({ product, max }: { readonly product: ProductCardModel; readonly max: number }) {
  const { texts } = useBlocks();
  const shown = cardColors(product, max);
  if (shown.length === 0) return null;
  const count = product.colors.length;
  return (
    <p
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture and the number beside it have one name
      role="img"
      aria-label={texts.colorCount(count)}
      className={styles['colors']}
      data-colors={writeColors(shown)}
    >
      <img alt="" {...paintColors(shown)} />
      {count > shown.length && `+${count - shown.length}`}
    </p>
  );
}

/**
 * The content of a card, covered by one link. At most 22 elements with list item and three tools, because a page has
 * many cards.
 */
export function ProductCardContent({
  product,
  priority,
  sizes = LIST_SIZES,
  headingLevel = 3,
  showRating = true,
  maxSwatches = 4,
  tools,
}: ProductCardContentProps) {
  const { texts, imageUrl } = useBlocks();
  const Name = `h${headingLevel}` as const;
  const { available, badge, eyebrow, image, kindLabel, rating, sizesInStock } = product;
  const isSoldOut = available === false;
  return (
    <>
      <Picture
        src={image.src}
        alt={image.alt}
        width={800}
        height={1000}
        ratio="4/5"
        url={imageUrl}
        widths={WIDTHS}
        fallbackWidth={FALLBACK_WIDTH}
        formats={FORMATS}
        sizes={sizes}
        priority={priority}
        className={isSoldOut ? styles['soldOut'] : styles['picture']}
      />
      {badge && (
        <Badge tone={BADGE_TONES[badge.id]} className={styles['badge']}>
          {badge.label}
        </Badge>
      )}
      {(isSoldOut || eyebrow) && (
        <p className={styles['eyebrow']} data-id={eyebrow?.id}>
          {isSoldOut ? texts.soldOut : eyebrow?.label}
        </p>
      )}
      <Name className={styles['name']}>
        <ContentLink url={product.url} className={parts['stretched']}>
          {product.name}
        </ContentLink>
      </Name>
      {sizesInStock && <p className={styles['sizes']}>{texts.sizesInStock(sizesInStock)}</p>}
      {kindLabel && <p className={styles['kind']}>{kindLabel}</p>}
      <CardPrice price={product.price} />
      {showRating && rating && rating.reviewsCount > 0 && <CardRating rating={rating} />}
      <CardColors product={product} max={maxSwatches} />
      {tools}
    </>
  );
}

export const ProductCard = (props: ProductCardProps) => (
  <article className={productCardClass}>
    <ProductCardContent {...props} />
  </article>
);
