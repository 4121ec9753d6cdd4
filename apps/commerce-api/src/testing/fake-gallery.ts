import type { Gallery, GalleryLook, SharedLook } from '../providers/gallery/provider.ts';

export interface FakeGallery extends Gallery {
  readonly shared: GalleryLook[];
  readonly reports: { readonly lookId: string; readonly reason: string }[];
  readonly sentIn: SharedLook[];
  isDown: boolean;
}

export function fakeGallery(): FakeGallery {
  const up = (): void => {
    if (provider.isDown) throw new Error('unreachable');
  };
  const provider: FakeGallery = {
    shared: [],
    reports: [],
    sentIn: [],
    isDown: false,
    async looks({ productId, count }) {
      up();
      return provider.shared
        .filter(({ productCodes }) => productId === undefined || productCodes.includes(productId))
        .slice(0, count);
    },
    async picture(url) {
      up();
      return { kind: 'vector', svg: `<svg xmlns="http://www.w3.org/2000/svg"><title>${url}</title></svg>` };
    },
    async report(lookId, reason) {
      up();
      provider.reports.push({ lookId, reason });
      return 'reported';
    },
    async share(look) {
      up();
      provider.sentIn.push(look);
    },
  };
  return provider;
}
