import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BlockEnvironment } from '../context/BlockProvider.tsx';
import { video, youTube } from '../media-blocks/media-blocks.fixtures.ts';
import type { VideoBlock } from '../model/index.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { Video } from './Video.tsx';
import { videoSource } from './video-source.ts';

const show = (block: VideoBlock, environment: Partial<BlockEnvironment> = {}) => {
  const page = (more: Partial<BlockEnvironment> = {}) => (
    <InShop {...environment} {...more}>
      <Video block={block} />
    </InShop>
  );
  const { container, rerender } = render(page());
  return { container, again: (more: Partial<BlockEnvironment>) => rerender(page(more)) };
};

it('does not contact an outside player before consent and a press', () => {
  const onAsk = vi.fn();
  const { container, again } = show(youTube(), { players: { isAllowed: false, onAsk } });
  expect(container.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Allow and play' }));
  expect(onAsk).toHaveBeenCalledTimes(1);
  expect(container.querySelector('iframe')).toBeNull();
  again({ players: { isAllowed: true } });
  expect(container.querySelector('iframe')?.src).toContain('youtube-nocookie.com/embed/abcdef12345');
});

it.each([
  [true, 1],
  [false, 0],
])('a film of a hosted player is shown where the site has one: %s', (hasHostedVideo, films) => {
  const hosted = video({ media: { sm: { provider: 'hosted', url: 'https://films.example/a.mp4' } } });
  show(hosted, { hasHostedVideo });
  expect(screen.queryAllByRole('link')).toHaveLength(films);
});

it('a width without a film of its own shows that of the next narrower one, of any provider', () => {
  const { playerSettings } = youTube();
  const at = (id: string) => ({ provider: 'youtube' as const, url: `https://youtu.be/${id}` });
  const media = { sm: at('narrow'), lg: at('widest') };
  const page = (width: 'sm' | 'md' | 'lg') => {
    const source = videoSource({ media, playerSettings }, width);
    return source?.kind === 'youtube' ? source.page.slice(-6) : undefined;
  };
  expect([page('sm'), page('md'), page('lg')]).toEqual(['narrow', 'narrow', 'widest']);
});

it('repeats and mutes a film of an outside player if the content sets it', () => {
  const block = youTube();
  const { container } = show(
    { ...block, playerSettings: { loop: true, muted: true } },
    { players: { isAllowed: true } },
  );
  fireEvent.click(screen.getByRole('button'));
  expect(container.querySelector('iframe')?.src).toBe(
    'https://www.youtube-nocookie.com/embed/abcdef12345?autoplay=1&mute=1&loop=1&playlist=abcdef12345',
  );
});

it('plays a hosted film once and with sound by default, always with controls', () => {
  const hosted = { sm: { provider: 'hosted', url: 'https://films.example.com/a.mp4' } } as const;
  const { container } = show(
    { ...video(), media: hosted, playerSettings: { hideControls: true } },
    { players: { isAllowed: true } },
  );
  fireEvent.click(screen.getByRole('button'));
  const player = container.querySelector('video');
  expect([player?.controls, player?.loop, player?.muted]).toEqual([true, false, false]);
});

it('without a player of its own it links to the film', () => {
  show(youTube());
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: /Watch at YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abcdef12345',
  );
});

it('plays a file of ours by itself only where movement is welcome, muted and while it is in view', () => {
  const seen: Array<(isIntersecting: boolean) => void> = [];
  class InView {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe() {
      const entry = (isIntersecting: boolean) =>
        [{ isIntersecting }] as unknown as IntersectionObserverEntry[];
      seen.push((isIntersecting) =>
        this.#tell(entry(isIntersecting), this as unknown as IntersectionObserver),
      );
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', InView);
  const matches = vi.spyOn(window, 'matchMedia');
  const still = (isStill: boolean) =>
    matches.mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: isStill, media }) as unknown as MediaQueryList,
    );
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  still(true);
  show(video());
  expect(seen).toHaveLength(0);
  still(false);
  show(video());
  seen[0]?.(true);
  expect(play).toHaveBeenCalledTimes(1);
  seen[0]?.(false);
  expect(pause).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a film that does not play is reported once, and one that was only paused is not', async () => {
  const onEvent = vi.fn();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const hidden = { ...video(), playerSettings: { autoplay: false, hideControls: true } };
  const { container } = show(hidden, { onEvent });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  play.mockRejectedValueOnce(new DOMException('paused', 'AbortError'));
  press();
  await Promise.resolve();
  expect(onEvent).not.toHaveBeenCalled();
  play.mockRejectedValue(new DOMException('no source', 'NotSupportedError'));
  press();
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1));
  press();
  const last = [...container.querySelectorAll('source')].at(-1);
  if (last) fireEvent.error(last);
  await Promise.resolve();
  expect(onEvent.mock.calls).toEqual([
    [{ type: 'fault', blockId: hidden.id, detail: 'NotSupportedError: no source' }],
  ]);
  vi.restoreAllMocks();
});

it('a hosted film that cannot be loaded is reported', () => {
  const hosted = { sm: { provider: 'hosted', url: 'https://films.example.com/a.mp4' } } as const;
  const onEvent = vi.fn();
  const { container } = show({ ...video(), media: hosted }, { players: { isAllowed: true }, onEvent });
  fireEvent.click(screen.getByRole('button'));
  const player = container.querySelector('video');
  if (player) fireEvent.error(player);
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'fault', blockId: video().id }));
});

it('takes the widest file first, and no film from an address that is none', () => {
  const source = (url: string) => ({ provider: 'native' as const, url });
  expect(
    videoSource({
      media: { sm: source('/s.mp4'), lg: source('/l.mp4') },
      cloudinaryAsset: undefined,
      playerSettings: {},
    }),
  ).toMatchObject({ files: [{ src: '/l.mp4', media: '(min-width: 80rem)' }, { src: '/s.mp4' }] });
  expect(
    videoSource({
      media: { sm: { provider: 'youtube', url: 'https://example.com/x' } },
      cloudinaryAsset: undefined,
      playerSettings: {},
    }),
  ).toBeUndefined();
});

it('lists each encoding of a film with its type, the first one first', () => {
  const source = {
    provider: 'native',
    url: '/films/pass.webm',
    alternateUrl: '/films/pass.mp4?v=2',
  } as const;
  const { container } = show({ ...video(), media: { sm: source } });
  const listed = [...container.querySelectorAll('source')].map(({ src, type }) => [
    new URL(src).pathname,
    type,
  ]);
  expect(listed).toEqual([
    ['/films/pass.webm', 'video/webm'],
    ['/films/pass.mp4', 'video/mp4'],
  ]);
});
