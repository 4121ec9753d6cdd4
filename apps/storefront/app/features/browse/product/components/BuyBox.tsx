import { Heart } from '../../cards/index.ts';
import {
  Accordion,
  Badge,
  ButtonLink,
  Heading,
  LockIcon,
  Price,
  Rating,
  ReturnIcon,
  Text,
  TruckIcon,
} from '@haberdash/ui';
import { ShareLinkButton } from '../../../../frame/ShareLinkButton.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import { lawOf } from '../../../../shared/sites/law-of.ts';
import { LowestPriceNote } from '../../../../shared/prices/LowestPriceNote.tsx';
import { PriceNote } from '../../../../shared/prices/PriceNote.tsx';
import { useCachedMarkup } from '@haberdash/page-engine';
import styles from './buy.module.css';
import { BuyForm } from './BuyForm.tsx';
import { LazyDeliveryNote } from './LazyDeliveryNote.tsx';
import { ColorLinks } from './ColorLinks.tsx';
import type { FoundProduct } from '../server/product-page.server.ts';
import { savingPercentage } from '../model/product-view.ts';

/** What is looked at first: the name, what it costs, and what others think of it. */
export function ProductTitle({ page }: { readonly page: FoundProduct }) {
  const { product } = page;
  // A reduced price says what is saved, which is more than the badge would.
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
        <Heart id={product.masterId} name={product.name} variant="plain" />
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

/** What decides a purchase: colour, size, delivery, and the details to open. */
export function BuyBox({ page }: { readonly page: FoundProduct }) {
  const { product, color, colors, sizes, sizeKind, images } = page;
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
      <Promises promise={product.deliveryPromise} currency={page.price.currency} />
      <Details page={page} />
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

function Promises({
  promise,
  currency,
}: {
  readonly promise: FoundProduct['product']['deliveryPromise'];
  readonly currency: string;
}) {
  const t = useTranslator();
  const { label, freeFrom, returns } = promise;
  const inside = useCachedMarkup(`promises ${currency}`, promise, () => (
    <>
      <li>
        <TruckIcon />
        <span>
          {label}
          {freeFrom !== undefined && (
            <span className={styles['detail']}>
              {t('product.deliveryFree', { amount: t.formats.money(freeFrom, currency) })}
            </span>
          )}
        </span>
      </li>
      {returns !== undefined && (
        <li>
          <ReturnIcon />
          <span>{returns}</span>
        </li>
      )}
      <li>
        <LockIcon />
        <span>{t('product.secure')}</span>
      </li>
    </>
  ));
  return <ul className={styles['promises']} {...inside} />;
}

const list = (items: readonly string[]) => (
  <ul className={styles['facts']}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

function Details({ page: { product } }: { readonly page: FoundProduct }) {
  const t = useTranslator();
  const { description, features, materials = [], care = [], fit } = product;
  const items = [
    { id: 'description', title: t('product.description'), content: <p>{description}</p>, open: true },
    ...(features.length > 0
      ? [{ id: 'features', title: t('product.features'), content: list(features) }]
      : []),
    ...(fit === undefined ? [] : [{ id: 'fit', title: t('product.fit'), content: <p>{fit}</p> }]),
    ...(materials.length > 0
      ? [{ id: 'materials', title: t('product.materials'), content: list(materials) }]
      : []),
    ...(care.length > 0 ? [{ id: 'care', title: t('product.care'), content: list(care) }] : []),
  ];
  return <Accordion level={2} items={items} />;
}
