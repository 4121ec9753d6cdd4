import { Badge, Picture, Price, Rating, SwatchLinks, type BadgeProps } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { ProductCardModel } from '../model/index.ts';
import { resolveLink } from '../model/links.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import parts from '../parts/parts.module.css';
import { backViewOf, colorUrl } from './card-view.ts';
import styles from './product-card.module.css';
import type { ProductCardProps } from './card-props.ts';

const WIDTHS = [240, 320, 480, 640, 960] as const;
/** The other side is seen in passing, by a mouse: one size does. */
const BACK_WIDTHS = [640] as const;
const BACK_FORMATS = ['webp'] as const;
const LIST_SIZES = '(min-width: 80rem) 24vw, (min-width: 48rem) 32vw, 50vw';
const SHAPE = { width: 800, height: 1000, formats: ['avif', 'webp'], ratio: '4/5' } as const;
const BADGE_TONES: Readonly<Record<string, BadgeProps['tone']>> = { SALE: 'sale', RECYCLED: 'success' };

/**
 * What the cheapest colour costs; its reduction is told with the price that it had itself, because the ends of a range
 * are prices of different things.
 */
function CardPrice({ price }: Pick<ProductCardModel, 'price'>) {
  const { texts, formatMoney } = useBlocks();
  const { current, original, highCurrent = current, lowestPrice30Days } = price;
  const money = (amount: number) => formatMoney(amount, price.currency);
  const low = money(current);
  if (current >= original) {
    return (
      <p className={styles['price']}>
        <Price current={highCurrent > current ? `${low} – ${money(highCurrent)}` : low} />
      </p>
    );
  }
  const lowest = lowestPrice30Days === undefined ? undefined : texts.lowestPrice?.(money(lowestPrice30Days));
  return (
    <>
      <p className={styles['price']}>
        <Price
          current={highCurrent > current ? texts.priceFrom(low) : low}
          original={money(original)}
          currentLabel={texts.priceNow}
          originalLabel={texts.priceWas}
        />
      </p>
      {lowest !== undefined && <p className={styles['lowest']}>{lowest}</p>}
    </>
  );
}

function Colors({ product, max }: { readonly product: ProductCardModel; readonly max: number }) {
  const environment = useBlocks();
  const { texts, Link } = environment;
  const shown = product.colors.slice(0, max);
  if (product.colors.length < 2 || shown.length === 0) return null;
  const rest = product.colors.length - shown.length;
  return (
    <div className={styles['colors']}>
      <SwatchLinks
        label={texts.colorsOf(product.name)}
        soldOutText={texts.soldOut}
        size="sm"
        as={Link}
        options={shown.map(({ id, label, hex, image }) => ({
          label,
          colors: [hex],
          href: resolveLink(colorUrl(product.url, id), environment) ?? '#',
          current: image === product.image.src,
        }))}
      />
      {rest > 0 && (
        <span className={styles['more']}>
          <span aria-hidden="true">+{rest}</span>
          <span className="visually-hidden">{texts.moreColors(rest)}</span>
        </span>
      )}
    </div>
  );
}

function CardPictures({
  product,
  priority,
  sizes,
}: Pick<ProductCardProps, 'product' | 'priority' | 'sizes'>) {
  const { imageUrl } = useBlocks();
  const back = backViewOf(product.image.src);
  const shared = { ...SHAPE, url: imageUrl, widths: WIDTHS, sizes: sizes ?? LIST_SIZES };
  return (
    <div className={styles['pictures']}>
      <Picture {...shared} src={product.image.src} alt={product.image.alt} priority={priority} />
      {back && (
        <div className={styles['back']}>
          <Picture {...shared} src={back} alt="" widths={BACK_WIDTHS} formats={BACK_FORMATS} />
        </div>
      )}
      {product.badge && (
        <div className={styles['badge']}>
          <Badge tone={BADGE_TONES[product.badge.id]}>{product.badge.label}</Badge>
        </div>
      )}
    </div>
  );
}

/** A product in a list: one link covers the card, every colour has a link of its own. */
export function ProductCard(props: ProductCardProps) {
  const { product, priority, sizes, headingLevel = 3, showRating = true, maxSwatches = 4 } = props;
  const { texts } = useBlocks();
  const Name = `h${headingLevel}` as const;
  const soldOut = product.available === false;
  return (
    <article className={styles['card']} data-sold-out={soldOut || undefined}>
      <CardPictures product={product} priority={priority} sizes={sizes} />
      <div className={styles['facts']}>
        {(soldOut || product.eyebrow) && (
          <p className={styles['eyebrow']} data-id={product.eyebrow?.id}>
            {soldOut ? texts.soldOut : product.eyebrow?.label}
          </p>
        )}
        <Name className={styles['name']}>
          <ContentLink url={product.url} className={parts['stretched']}>
            {product.name}
          </ContentLink>
        </Name>
        {product.kindLabel && <p className={styles['kind']}>{product.kindLabel}</p>}
        {product.sizesInStock && (
          <p className={styles['sizes']}>{texts.sizesInStock(product.sizesInStock)}</p>
        )}
        <CardPrice price={product.price} />
        {showRating && product.rating && product.rating.reviewsCount > 0 && (
          <Rating
            value={product.rating.score}
            label={texts.ratingOf(product.rating.score)}
            count={
              <>
                <span aria-hidden="true">({product.rating.reviewsCount})</span>
                <span className="visually-hidden">{texts.reviews(product.rating.reviewsCount)}</span>
              </>
            }
          />
        )}
        <Colors product={product} max={maxSwatches} />
      </div>
    </article>
  );
}
