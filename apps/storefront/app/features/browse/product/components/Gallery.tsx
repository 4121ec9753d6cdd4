import { Picture } from '@haberdash/ui';
import { useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { imageUrl } from '../../../../shared/pictures/image-url.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useCachedMarkup } from '@haberdash/page-engine';
import styles from './gallery.module.css';
import { LazyZoom } from './LazyZoom.tsx';
import { useCurrentSlide } from './use-current-slide.ts';
import { useShownSlides } from './use-shown-slides.ts';
import type { GalleryImage } from './gallery-image.ts';

export interface GalleryProps {
  readonly productName: string;
  readonly images: readonly GalleryImage[];
  readonly turnHref?: string | undefined;
}

const SIZES = '(min-width: 64rem) 32vw, 70vw';
const WIDTHS = [320, 480, 640, 800, 960, 1200] as const;

/** Browsers do not scroll a focused picture that is partly visible. */
const showWhole = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Scrolled on a phone and side by side on a desktop; each picture opens large, also without script. */
export function Gallery({ productName, images, turnHref }: GalleryProps) {
  const t = useTranslator();
  const track = useRef<HTMLUListElement>(null);
  const current = useCurrentSlide(track);
  const [zoomed, setZoomed] = useState<number>();
  const open = (index: number) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(index);
  };
  const total = images.length;
  const shown = useShownSlides(track);
  const slides = useCachedMarkup('gallery', images, () =>
    images.map(({ src, alt }, index) => {
      const slide = (
        <a
          href={imageUrl(src, { width: 1600, format: 'jpeg' })}
          data-document
          aria-label={`${t('product.enlarge', { number: index + 1, total })}: ${alt}`}
          className={styles['open']}
          onClick={open(index)}
          onFocus={showWhole}
        >
          <Picture
            src={src}
            alt=""
            width={800}
            height={1000}
            ratio="4/5"
            url={imageUrl}
            widths={WIDTHS}
            formats={['avif', 'webp']}
            sizes={SIZES}
            priority={index === 0}
          />
        </a>
      );
      return <li key={src}>{index < shown ? slide : <noscript>{slide}</noscript>}</li>;
    }),
  );
  return (
    <section aria-label={t('product.gallery', { product: productName })} className={styles['gallery']}>
      <ul ref={track} className={styles['track']} {...slides} />
      {total > 1 && (
        <p className={styles['counter']} data-needs-script aria-hidden="true">
          {current + 1} / {total}
        </p>
      )}
      {turnHref !== undefined && (
        <a href={turnHref} className={styles['turn']}>
          {t('product.turn')}
        </a>
      )}
      <LazyZoom
        productName={productName}
        images={images}
        index={zoomed}
        onClose={() => setZoomed(undefined)}
      />
    </section>
  );
}
