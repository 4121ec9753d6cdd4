import type { Media, VideoBlock } from '../model/index.ts';

export interface WithMedia {
  readonly id: string;
  readonly mediaList: readonly Media[];
}

/** True if the first picture has a film, which needs the player's script. */
export const hasFilm = (block: object): boolean =>
  'mediaList' in block && Array.isArray(block.mediaList) && filmOf(block as WithMedia) !== undefined;

/**
 * The film of a hero or banner as a video block, so that its code is loaded only on pages with one: muted,
 * looping, with a pause button (spec 3 §2, §4); the picture is its poster.
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
