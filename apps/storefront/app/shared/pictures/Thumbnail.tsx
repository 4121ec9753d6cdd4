import styles from './thumbnail.module.css';
import { imageUrl } from './image-url.ts';

interface ThumbnailProps {
  readonly src: string;
  /** Widths to offer, in pixels. */
  readonly widths: readonly number[];
  /** How wide it is shown, as the `sizes` attribute. */
  readonly sizes: string;
}

/** A small picture of a product beside its name, as a single element: one format that every browser knows. */
export function Thumbnail({ src, widths, sizes }: ThumbnailProps) {
  const url = (width: number) => imageUrl(src, { width, format: 'webp' });
  return (
    <img
      className={styles['thumbnail']}
      alt=""
      width={800}
      height={1000}
      loading="lazy"
      decoding="async"
      sizes={sizes}
      srcSet={widths.map((width) => `${url(width)} ${width}w`).join(', ')}
      src={url(widths.at(-1) ?? 240)}
    />
  );
}
