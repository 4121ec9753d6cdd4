import type { Media, VideoBlock } from '../model/index.ts';

/** A block with its pictures. */
export interface WithMedia {
  readonly id: string;
  readonly mediaList: readonly Media[];
}

/** True for a block whose first picture is a film: it needs the player, which only a script starts. */
export const hasFilm = (block: object): boolean =>
  'mediaList' in block && Array.isArray(block.mediaList) && filmOf(block as WithMedia) !== undefined;

/**
 * The film of a hero or a banner as a block of its own, so that its code comes only with a page that has one: without
 * sound, again and again, behind the words, with a button to pause (spec 3 §2, §4). The picture beside it is its poster.
 */
export function filmOf({ id, mediaList }: WithMedia): VideoBlock | undefined {
  const film = mediaList[0]?.video;
  if (film === undefined) return undefined;
  return {
    type: 'Video',
    id: `${id}-film`,
    media: { sm: { provider: 'native', url: film.url } },
    playerSettings: { autoplay: true, muted: true, loop: true, hideControls: true },
    tracks: [],
    seoTitle: film.title,
  };
}
