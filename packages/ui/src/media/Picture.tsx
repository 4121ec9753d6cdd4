import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

/** The encodings of an image endpoint; the last one is the `img` fallback. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** Creates the address of a rendition. */
export type ImageUrl = (
  src: string,
  rendition: { readonly width: number; readonly format: ImageFormat },
) => string;

/** Another picture for some windows, such as an upright one for phones. */
export interface PictureVariant {
  readonly media: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface PictureProps {
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  /** Original size: the browser reserves the space before the picture loads. */
  readonly width: number;
  readonly height: number;
  readonly url: ImageUrl;
  /** Widths in `srcset`, in pixels. */
  readonly widths?: readonly number[] | undefined;
  readonly sizes?: string | undefined;
  readonly formats?: readonly ImageFormat[] | undefined;
  readonly variants?: readonly PictureVariant[] | undefined;
  /** A picture in the first viewport: eager with high priority. Others are lazy. */
  readonly priority?: boolean | undefined;
  /** The colour until the picture is loaded. */
  readonly background?: string | undefined;
  /** Crops to a ratio; `fill` covers the nearest positioned box. Default: the picture's own. */
  readonly ratio?: '1/1' | '4/5' | '3/4' | '3/2' | '16/9' | '21/9' | 'fill' | undefined;
  readonly fit?: 'cover' | 'contain' | undefined;
  /** The part that a crop keeps. */
  readonly focus?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** Only this width for browsers that know none but the last format: shorter markup, for pages with many pictures. */
  readonly fallbackWidth?: number | undefined;
  readonly className?: string | undefined;
}

const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
const FORMATS: readonly ImageFormat[] = ['avif', 'webp', 'jpeg'];

/** A responsive picture without layout shift that needs no script. */
export function Picture({
  src,
  alt,
  width,
  height,
  url,
  widths = WIDTHS,
  sizes = '100vw',
  formats = FORMATS,
  variants = [],
  priority = false,
  background,
  ratio,
  fit,
  focus,
  fallbackWidth,
  className,
}: PictureProps) {
  const fallback = formats.at(-1) ?? 'jpeg';
  const srcSet = (of: string, format: ImageFormat) =>
    widths.map((each) => `${url(of, { width: each, format })} ${each}w`).join(', ');
  const largest = fallbackWidth ?? widths.findLast((each) => each <= 960) ?? widths[0] ?? width;
  const frame = {
    className: classNames(styles['frame'], className),
    'data-ratio': ratio,
    'data-fit': fit,
    'data-focus': focus,
  };
  const inside = (
    <>
      {variants.flatMap((variant) =>
        formats.map((format) => (
          <source
            key={`${variant.media} ${format}`}
            media={variant.media}
            type={`image/${format}`}
            srcSet={srcSet(variant.src, format)}
            sizes={sizes}
            width={variant.width}
            height={variant.height}
          />
        )),
      )}
      {formats.slice(0, -1).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(src, format)} sizes={sizes} />
      ))}
      <img
        className={styles['image']}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        {...(fallbackWidth === undefined && { sizes, srcSet: srcSet(src, fallback) })}
        src={url(src, { width: largest, format: fallback })}
      />
    </>
  );
  if (background === undefined) return <picture {...frame}>{inside}</picture>;
  return (
    <span {...frame}>
      <svg className={styles['ground']} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={background} />
      </svg>
      <picture>{inside}</picture>
    </span>
  );
}
