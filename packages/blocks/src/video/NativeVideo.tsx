import { IconButton, PauseIcon, PlayIcon } from '@haberdash/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { VideoBlock } from '../model/index.ts';
import styles from './video.module.css';
import type { VideoSource } from './video-source.ts';

/** True if the visitor prefers reduced motion or reduced data. */
function prefersReduced(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

/** True if a film was paused before it started, which is not a failure. */
const isPaused = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError';

/** Reports once why a film does not play (spec 3 §8). */
function useFault(blockId: string): (cause: unknown) => void {
  const { onEvent } = useBlocks();
  const isReported = useRef(false);
  return useCallback(
    (cause) => {
      if (isReported.current || isPaused(cause)) return;
      isReported.current = true;
      onEvent?.({ type: 'fault', blockId, detail: String(cause) });
    },
    [blockId, onEvent],
  );
}

export interface NativeVideoProps {
  readonly block: VideoBlock;
  readonly source: Extract<VideoSource, { kind: 'native' }>;
  readonly title: string;
}

/**
 * A film of our own. With autoplay it is muted, plays only in view, can be paused, and does not start with
 * reduced motion or data (spec 3 §4, WCAG 2.2.2).
 */
export function NativeVideo({ block, source, title }: NativeVideoProps) {
  const { texts, imageUrl } = useBlocks();
  const ref = useRef<HTMLVideoElement>(null);
  const paused = useRef(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const { autoplay = true, hideControls = false, loop = true, muted = true } = block.playerSettings;
  const movesItself = autoplay && muted;
  const onFault = useFault(block.id);
  useEffect(() => {
    const video = ref.current;
    if (video === null || !movesItself || prefersReduced()) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) video.pause();
      else if (!paused.current) video.play().catch(onFault);
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [movesItself, onFault]);
  const toggle = () => {
    const video = ref.current;
    if (video === null) return;
    paused.current = !video.paused;
    if (!video.paused) video.pause();
    else {
      video.play().catch((cause: unknown) => {
        setIsPlaying(false);
        onFault(cause);
      });
    }
  };
  const { play, pause } = texts.video();
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the content names its tracks; a muted film needs none */}
      <video
        ref={ref}
        className={styles['player']}
        aria-label={title}
        poster={source.poster && imageUrl(source.poster, { width: 960, format: 'webp' })}
        controls={!hideControls}
        loop={loop}
        muted={muted}
        playsInline
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      >
        {source.files.map(({ src, media, type }, index) => (
          <source
            key={src}
            src={src}
            media={media}
            type={type}
            // After the last source nothing is left to play.
            onError={index === source.files.length - 1 ? () => onFault('no source plays') : undefined}
          />
        ))}
        {block.tracks.map((track) => (
          <track key={track.src} {...track} />
        ))}
      </video>
      {hideControls && (
        <div className={styles['toggle']} data-needs-script>
          <IconButton
            label={isPlaying ? pause : play}
            icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
            onClick={toggle}
          />
        </div>
      )}
    </>
  );
}
