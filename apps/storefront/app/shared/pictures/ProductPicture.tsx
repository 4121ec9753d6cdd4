import { Picture } from '@haberdash/ui';
import type { ComponentProps } from 'react';
import { imageUrl } from './image-url.ts';

type ProductPictureProps = Pick<ComponentProps<typeof Picture>, 'src' | 'widths' | 'sizes'>;

/** A product in its 4:5 frame beside its name, which says what the picture shows. */
export const ProductPicture = (props: ProductPictureProps) => (
  <Picture {...props} alt="" width={800} height={1000} ratio="4/5" url={imageUrl} />
);
