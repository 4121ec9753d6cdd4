import { Picture } from '@haberdash/ui';
import { imageUrl } from '../../../../shared/pictures/image-url.ts';
import { picturePath } from '../model/pictures.ts';

/** A photo of a shopper as a small square. */
export const SquarePicture = ({ id, alt }: { readonly id: string; readonly alt: string }) => (
  <Picture
    src={picturePath(id)}
    alt={alt}
    width={800}
    height={800}
    ratio="1/1"
    widths={[160, 320]}
    formats={['avif', 'webp']}
    sizes="7rem"
    url={imageUrl}
  />
);
