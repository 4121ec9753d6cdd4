import type { Gallery, GalleryLook, SharedLook } from '../parties/gallery/gallery.ts';

/** A gallery that a test fills, breaks and looks into. */
export interface FakeGallery extends Gallery {
  readonly shared: GalleryLook[];
  readonly reports: { readonly lookId: string; readonly reason: string }[];
  readonly sentIn: SharedLook[];
  isDown: boolean;
}

/** A gallery in which nobody has shared anything yet. */
export function fakeGallery(): FakeGallery {
  const up = (): void => {
    if (party.isDown) throw new Error('unreachable');
  };
  const party: FakeGallery = {
    shared: [],
    reports: [],
    sentIn: [],
    isDown: false,
    async looks({ productId, count }) {
      up();
      return party.shared
        .filter(({ productCodes }) => productId === undefined || productCodes.includes(productId))
        .slice(0, count);
    },
    async picture(url) {
      up();
      return { kind: 'vector', svg: `<svg xmlns="http://www.w3.org/2000/svg"><title>${url}</title></svg>` };
    },
    async report(lookId, reason) {
      up();
      party.reports.push({ lookId, reason });
      return 'reported';
    },
    async share(look) {
      up();
      party.sentIn.push(look);
    },
  };
  return party;
}
