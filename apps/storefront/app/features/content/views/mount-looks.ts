import type { GalleryPort } from '@haberdash/blocks';
import { imageUrl } from '../../../shared/pictures/image-url.ts';

/** A look as the service sends it; texts are those of the site. */
interface LookThumbnail {
  readonly href: string;
  readonly src: string;
  readonly label: string;
}

const TIMEOUT_MS = 800;
const WIDTHS = [160, 240, 320] as const;

function thumbnailOf({ href, src, label }: LookThumbnail): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const picture = document.createElement('img');
  link.href = href;
  Object.assign(picture, {
    alt: label,
    width: 320,
    height: 320,
    loading: 'lazy',
    decoding: 'async',
    sizes: '(min-width: 48rem) 15vw, 40vw',
    srcset: WIDTHS.map((width) => `${imageUrl(src, { width, format: 'webp' })} ${width}w`).join(', '),
    src: imageUrl(src, { width: 320, format: 'webp' }),
  });
  link.append(picture);
  item.append(link);
  return item;
}

/** The list of a product where the block names one, of a category, or of everything. */
function listUrl(home: string, { filter, tag }: Parameters<GalleryPort['mount']>[1]): string {
  const of = tag ?? filter ?? '';
  if (/^[A-Z]{2}[A-Z0-9]{6,9}$/.test(of)) return `${home}/looks/list?product=${of}`;
  return /^[0-9]{4,7}$/.test(of) ? `${home}/looks/list?category=${of}` : `${home}/looks/list`;
}

/**
 * Fills the element with shared looks; aborting removes them or cancels the request. A failure leaves the place empty
 * and calls `onFault`.
 */
export async function mountLooks(
  home: string,
  element: HTMLElement,
  gallery: Parameters<GalleryPort['mount']>[1],
  leaving: AbortSignal,
  onFault: (cause: unknown) => void,
): Promise<void> {
  leaving.addEventListener('abort', () => element.replaceChildren(), { once: true });
  try {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(listUrl(home, gallery), { signal });
    if (!response.ok) throw new TypeError(`no looks: ${response.status}`);
    // Our own route has validated its response.
    const { looks } = (await response.json()) as { readonly looks: readonly LookThumbnail[] };
    if (leaving.aborted) return;
    const list = document.createElement('ul');
    list.append(...looks.map(thumbnailOf));
    element.hidden = looks.length === 0;
    element.replaceChildren(list);
  } catch (cause) {
    if (leaving.aborted) return;
    element.hidden = true;
    onFault(cause);
  }
}
