import {
  CloseIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  MinusIcon,
  Picture,
  PlusIcon,
} from '@haberdash/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { imageUrl } from '../../../../shared/pictures/image-url.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { GalleryImage } from './gallery-image.ts';
import styles from './zoom.module.css';

export interface ZoomProps {
  readonly productName: string;
  readonly images: readonly GalleryImage[];
  readonly index: number;
  readonly onClose: () => void;
}

/**
 * A picture in full-window size: press, button or + zooms; scrolling and arrow keys pan while zoomed, else arrow keys
 * change the picture.
 */
export function Zoom({ productName, images, index, onClose }: ZoomProps) {
  const t = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(index);
  const [isLarge, setIsLarge] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const box = stage.current;
    if (isLarge && box !== null) box.scrollTo((box.scrollWidth - box.clientWidth) / 2, 0);
  }, [isLarge]);
  const image = images[shown];
  if (image === undefined) return null;
  const go = (by: -1 | 1) => {
    setShown((shown + by + images.length) % images.length);
    setIsLarge(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') setIsLarge(true);
    if (key === '-') setIsLarge(false);
    if (key === 'ArrowLeft' && !isLarge) go(-1);
    if (key === 'ArrowRight' && !isLarge) go(1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are an addition to the buttons
    <dialog
      ref={dialog}
      closedby="any"
      aria-label={t('product.zoomTitle', { product: productName })}
      className={styles['zoom']}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div
        ref={stage}
        className={styles['stage']}
        data-large={isLarge || undefined}
        {...(isLarge ? { tabIndex: 0, role: 'group', 'aria-label': image.alt } : {})}
      >
        <button
          type="button"
          className={styles['picture']}
          aria-label={t(isLarge ? 'product.zoomOut' : 'product.zoomIn')}
          onClick={() => setIsLarge(!isLarge)}
        >
          <Picture
            key={image.src}
            src={image.src}
            alt={image.alt}
            width={800}
            height={1000}
            url={imageUrl}
            widths={[800, 1200, 1600, 2000]}
            formats={['avif', 'webp']}
            sizes="(min-width: 64rem) 1600px, 100vw"
            priority
          />
        </button>
      </div>
      <Controls
        {...{ shown, isLarge, go }}
        total={images.length}
        onZoom={() => setIsLarge(!isLarge)}
        onClose={() => dialog.current?.close()}
      />
    </dialog>
  );
}

interface ControlsProps {
  readonly shown: number;
  readonly total: number;
  readonly isLarge: boolean;
  readonly go: (by: -1 | 1) => void;
  readonly onZoom: () => void;
  readonly onClose: () => void;
}

function Controls({ shown, total, isLarge, go, onZoom, onClose }: ControlsProps) {
  const t = useTranslator();
  return (
    <>
      <p className={styles['count']} aria-live="polite">
        {t('product.pictureOf', { number: shown + 1, total: total })}
      </p>
      <div className={styles['tools']}>
        <IconButton
          variant="raised"
          label={t(isLarge ? 'product.zoomOut' : 'product.zoomIn')}
          icon={isLarge ? <MinusIcon /> : <PlusIcon />}
          onClick={onZoom}
        />
        <IconButton variant="raised" label={t('common.close')} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {total > 1 && (
        <>
          <IconButton
            className={styles['previous']}
            variant="raised"
            label={t('product.previousPicture')}
            icon={<ChevronLeftIcon />}
            onClick={() => go(-1)}
          />
          <IconButton
            className={styles['next']}
            variant="raised"
            label={t('product.nextPicture')}
            icon={<ChevronRightIcon />}
            onClick={() => go(1)}
          />
        </>
      )}
    </>
  );
}
