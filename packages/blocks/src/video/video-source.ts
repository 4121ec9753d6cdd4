import type { Breakpoint, VideoBlock } from '../model/index.ts';

/** A film: our own files by width, or an outside player. */
export type VideoSource =
  | {
      readonly kind: 'native';
      readonly poster?: string | undefined;
      readonly files: readonly {
        readonly src: string;
        readonly media?: string | undefined;
        /** A browser that cannot play it skips it without fetching. */
        readonly type?: string | undefined;
      }[];
    }
  | {
      readonly kind: 'youtube' | 'hosted';
      readonly poster?: string | undefined;
      /** The player's address, loaded after a press. */
      readonly player: string;
      /** The film's page at the provider. */
      readonly page: string;
    };

const TYPES: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4' };

/** The media type by file extension; undefined lets the browser find out. */
const typeOf = (src: string): string | undefined => TYPES[/\.(\w+)(?:[?#]|$)/.exec(src)?.[1] ?? ''];

const FROM_WIDTH = { sm: undefined, md: '(min-width: 48rem)', lg: '(min-width: 80rem)' } as const;
const YOUTUBE = /^https:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?v=|embed\/)|youtu\.be\/)([\w-]{6,20})/;

/** A width without a film uses the next narrower one, else a wider one. */
const ORDER = { sm: ['sm', 'md', 'lg'], md: ['md', 'sm', 'lg'], lg: ['lg', 'md', 'sm'] } as const;

/** The film of a video block at a width, the narrowest if unknown; undefined without any. */
export function videoSource(
  {
    media,
    cloudinaryAsset,
    playerSettings: { loop, muted },
  }: Pick<VideoBlock, 'media' | 'cloudinaryAsset' | 'playerSettings'>,
  breakpoint: Breakpoint = 'sm',
): VideoSource | undefined {
  const width = ORDER[breakpoint].find((each) => media[each] !== undefined);
  const first = width && media[width];
  if (first === undefined) {
    if (cloudinaryAsset === undefined) return undefined;
    const { cloudName, publicId } = cloudinaryAsset;
    const file = `https://res.cloudinary.com/${encodeURIComponent(cloudName)}/video/upload/${encodeURI(publicId)}.mp4`;
    return { kind: 'hosted', player: file, page: file };
  }
  if (first.provider === 'native') {
    const files = (['lg', 'md', 'sm'] as const).flatMap((width) => {
      const source = media[width];
      if (source?.provider !== 'native') return [];
      return [source.url, source.alternateUrl].flatMap((src) =>
        src === undefined ? [] : [{ src, media: FROM_WIDTH[width], type: typeOf(src) }],
      );
    });
    return { kind: 'native', poster: first.poster, files };
  }
  if (first.provider === 'hosted')
    return { kind: 'hosted', poster: first.poster, player: first.url, page: first.url };
  const id = YOUTUBE.exec(first.url)?.[1];
  return id === undefined
    ? undefined
    : {
        kind: 'youtube',
        poster: first.poster,
        // Autoplay, because the visitor has pressed the button; repeating needs a playlist of itself.
        player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${muted ? '&mute=1' : ''}${loop ? `&loop=1&playlist=${id}` : ''}`,
        page: `https://www.youtube.com/watch?v=${id}`,
      };
}
