import { Heart } from '../../cards/index.ts';
import { Badge, ButtonLink, Heading, Price, Rating, Text } from '@haberdash/ui';
import { ShareLinkButton } from '../../../../frame/ShareLinkButton.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import { lawOf } from '../../../../shared/sites/law-of.ts';
import { LowestPriceNote } from '../../../../shared/prices/LowestPriceNote.tsx';
import { PriceNote } from '../../../../shared/prices/PriceNote.tsx';
import { StaticMarkup, useCachedMarkup } from '@haberdash/page-engine';
import { useFirstOf } from '../../../../shared/state/use-first-of.ts';
import styles from './buy.module.css';
import { BuyForm } from './BuyForm.tsx';
import { LazyDeliveryNote } from './LazyDeliveryNote.tsx';
import { ColorLinks } from './ColorLinks.tsx';
import type { FoundProduct } from '../server/product-page.server.ts';
import { savingPercentage } from '../model/product-view.ts';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { ProductDetails } from '#views/product';

export function ProductTitle({ page }: { readonly page: FoundProduct }) {
  const { product } = page;
  // A reduced price shows the saving, which replaces the badge.
  const badge = page.price.original === undefined ? product.badge : undefined;
  const inside = useCachedMarkup('product title', page, () => (
    <>
      {product.kindLabel !== undefined && (
        <Text tone="muted" className={styles['kind']}>
          {product.kindLabel}
        </Text>
      )}
      <div className={styles['name']}>
        <Heading level={1} size="2xl">
          {product.name}
        </Heading>
        <Heart id={product.masterId} name={product.name} />
      </div>
      <div className={styles['worth']}>
        <ProductPrice price={page.price} />
        {badge !== undefined && <Badge tone={badge.id === 'SALE' ? 'sale' : 'accent'}>{badge.label}</Badge>}
        <RatingLink rating={product.rating} />
      </div>
      <PriceNote />
    </>
  ));
  return <div className={styles['title']} {...inside} />;
}

/** Colour, size, delivery and the details. */
export function BuyBox({ page }: { readonly page: FoundProduct }) {
  const { product, color, colors, sizes, sizeKind, images } = page;
  // Independent of the colour, so that opened details stay open.
  const { details } = useFirstOf(product.url, page);
  const t = useTranslator();
  const own = `/${t.site.locale}${product.url}`;
  const search = `?color=${encodeURIComponent(color.id)}`;
  return (
    <div className={styles['box']}>
      {product.customisation === undefined && (
        <ColorLinks productName={product.name} url={product.url} current={color} colors={colors} />
      )}
      {product.customisation === undefined ? (
        <BuyForm
          sizes={sizes}
          sizeKind={sizeKind}
          price={currentPrice(t, page.price)}
          choiceKey={`${product.masterId} ${color.id}`}
          help={{
            waitHref: `${own}/back-in-stock${search}`,
            finderHref: page.hasFinder ? `${own}/size${search}` : undefined,
          }}
          hasWallet={page.hasWallet}
          line={{ name: product.name, image: { src: images[0]?.src ?? '' }, choices: [color.label] }}
        />
      ) : (
        <ButtonLink href={`/${t.site.locale}${product.url}/${product.customisation}`} size="lg" fullWidth>
          {t(`product.${product.customisation}`)}
        </ButtonLink>
      )}
      {sizes.every(({ soldOut }) => soldOut) && <Text tone="muted">{t('product.allSoldOutHint')}</Text>}
      <div>
        <a href={`${own}/delivery${search}`} rel="nofollow" className={styles['guide']}>
          {t('product.deliveryWhen')}
        </a>
        <LazyDeliveryNote key={own} href={`${own}/delivery`} />
      </div>
      <StaticMarkup name="details" of={details} className={styles['details']}>
        {(shown) => <ProductDetails details={shown} />}
      </StaticMarkup>
      <div className={styles['underSizes']}>
        <a
          href={`/${t.site.locale}/compare?items=${product.masterId}`}
          rel="nofollow"
          className={styles['guide']}
        >
          {t('product.compare')}
        </a>
        <ShareLinkButton url={own + search} />
      </div>
    </div>
  );
}

function RatingLink({ rating }: { readonly rating: FoundProduct['product']['rating'] }) {
  const t = useTranslator();
  if (rating === undefined || rating.reviewsCount === 0) return null;
  const score = t.formats.number(rating.score);
  return (
    <a href="#reviews" className={styles['rating']}>
      <Rating
        value={rating.score}
        label={t('common.ratingOutOf', { score })}
        count={
          <>
            <span aria-hidden="true" className={styles['reviewsNumber']}>
              ({rating.reviewsCount})
            </span>
            <span className={styles['reviewsCount']}>
              {t('common.reviewsCount', { count: rating.reviewsCount })}
            </span>
          </>
        }
      />
    </a>
  );
}

function currentPrice(t: Translator, price: FoundProduct['price']): string {
  const money = t.formats.money(price.current, price.currency);
  return price.isFrom ? t('common.priceFrom', { price: money }) : money;
}

function ProductPrice({ price }: Pick<FoundProduct, 'price'>) {
  const t = useTranslator();
  const current = currentPrice(t, price);
  if (price.original === undefined) return <Price size="lg" current={current} />;
  const percentage = savingPercentage(price, lawOf(t.site.locale).hasLowestPrice);
  return (
    <>
      <Price
        size="lg"
        current={current}
        original={t.formats.money(price.original, price.currency)}
        currentLabel={t('common.priceNow')}
        originalLabel={t('common.priceWas')}
        saving={
          percentage === 0 ? undefined : t('product.saving', { percent: t.formats.percent(percentage / 100) })
        }
      />
      <LowestPriceNote amount={price.lowest30Days} currency={price.currency} />
    </>
  );
}
