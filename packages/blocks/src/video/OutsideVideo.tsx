import { Button, Picture, PlayIcon } from '@haberdash/ui';
import { useState } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { VideoBlock } from '../model/index.ts';
import type { VideoSource } from './video-source.ts';
import styles from './video.module.css';

export interface OutsideVideoProps {
  readonly blockId: string;
  readonly source: Exclude<VideoSource, { kind: 'native' }>;
  readonly title: string;
  /** Only repeat and mute apply: it starts on press and always has controls. */
  readonly settings: VideoBlock['playerSettings'];
}

/**
 * A film of an outside player: a picture and a button. The provider is not contacted before consent and a
 * press; until then, and without a script, a link leads there.
 */
export function OutsideVideo({ blockId, source, title, settings }: OutsideVideoProps) {
  const { texts, imageUrl, players, onEvent } = useBlocks();
  const [isRequested, setIsRequested] = useState(false);
  const { play, outside, allow, watchThere } = texts.video();
  const isAllowed = players?.isAllowed === true;
  if (isRequested && isAllowed) {
    return source.kind === 'youtube' ? (
      <iframe
        className={styles['player']}
        src={source.player}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    ) : (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the player of another provider brings its own
      <video
        className={styles['player']}
        src={source.player}
        aria-label={title}
        controls
        autoPlay
        loop={settings.loop}
        muted={settings.muted}
        playsInline
        onError={() => onEvent?.({ type: 'fault', blockId, detail: 'no film from its host' })}
      />
    );
  }
  const press = () => {
    setIsRequested(true);
    if (!isAllowed) players?.onAsk?.();
  };
  return (
    <div className={styles['facade']}>
      {source.poster && (
        <Picture
          src={source.poster}
          alt=""
          width={1600}
          height={900}
          url={imageUrl}
          ratio="fill"
          formats={['avif', 'webp']}
        />
      )}
      <div className={styles['ask']} data-surface="plain">
        <p className={styles['askTitle']}>{title}</p>
        <p>{outside}</p>
        <div className={styles['askButtons']}>
          {(isAllowed || players?.onAsk !== undefined) && (
            <Button data-needs-script onClick={press}>
              <PlayIcon size="sm" /> {isAllowed ? play : allow}
            </Button>
          )}
          <a href={source.page} target="_blank" rel="noopener">
            {watchThere}
            <span className="visually-hidden"> {texts.newTab}</span>
          </a>
        </div>
      </div>
    </div>
  );
}
