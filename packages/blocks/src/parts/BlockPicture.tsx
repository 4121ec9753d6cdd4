import { classNames, Picture, type PictureVariant } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { Media, Ratio } from '../model/index.ts';
import styles from './picture.module.css';

export interface Ratios {
  readonly sm: Ratio;
  readonly md: Ratio;
  readonly lg: Ratio;
}

export interface BlockPictureProps {
  readonly media: Media;
  /** Default crops. */
  readonly ratios: Ratios;
  readonly sizes: string;
  /** Widths in `srcset`; the image endpoint must serve each. */
  readonly widths: readonly number[];
  readonly priority?: boolean | undefined;
  /** Takes the height of its box. */
  readonly fill?: boolean | undefined;
  /** For a picture whose text alternative is beside it. */
  readonly decorative?: boolean | undefined;
  readonly className?: string | undefined;
}

const BELOW_MD = '(max-width: 47.99rem)';
const BELOW_LG = '(max-width: 79.99rem)';
const BASE_WIDTH = 1600;
/** The image endpoint serves products up to this width. */
const MAX_PRODUCT_WIDTH = 2000;
const PRODUCT = /^\/images\/products\//;
const SCENE = /^\/images\/scenes\/[^?]+$/;

/** The image endpoint crops scenes only; the page crops other pictures. */
const cropped = (src: string, ratio: Ratio): string => (SCENE.test(src) ? `${src}?ar=${ratio}` : src);

function sizeOf(ratio: Ratio): { readonly width: number; readonly height: number } {
  const [across = 1, down = 1] = ratio.split('x').map(Number);
  return { width: BASE_WIDTH, height: Math.round((BASE_WIDTH * down) / across) };
}

/** A picture with another crop or source per breakpoint, its space reserved before it loads. */
export function BlockPicture(props: BlockPictureProps) {
  const { media, ratios, sizes, widths, priority, fill = false, decorative = false } = props;
  const { imageUrl } = useBlocks();
  const at = (breakpoint: keyof Ratios) => {
    const ratio = media[breakpoint]?.ratio ?? ratios[breakpoint];
    return { ratio, src: cropped(media[breakpoint]?.src ?? media.src, ratio) };
  };
  const [sm, md, lg] = [at('sm'), at('md'), at('lg')];
  const hasProduct = [sm, md, lg].some(({ src }) => PRODUCT.test(src));
  const variants: PictureVariant[] = [];
  if (sm.src !== md.src) variants.push({ media: BELOW_MD, src: sm.src, ...sizeOf(sm.ratio) });
  if (md.src !== lg.src) variants.push({ media: BELOW_LG, src: md.src, ...sizeOf(md.ratio) });
  return (
    <span
      className={classNames(styles['frame'], props.className)}
      data-fill={fill || undefined}
      data-sm={sm.ratio}
      data-md={md.ratio}
      data-lg={lg.ratio}
    >
      <Picture
        src={lg.src}
        alt={decorative ? '' : media.alt}
        {...sizeOf(lg.ratio)}
        variants={variants}
        url={imageUrl}
        widths={hasProduct ? widths.filter((width) => width <= MAX_PRODUCT_WIDTH) : widths}
        formats={['avif', 'webp']}
        sizes={sizes}
        priority={priority}
        ratio="fill"
      />
    </span>
  );
}
