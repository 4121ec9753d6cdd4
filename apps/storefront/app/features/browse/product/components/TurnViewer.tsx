import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { savesData } from '../../../../shared/connection/connection.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { imageUrl } from '../../../../shared/pictures/image-url.ts';
import { degreesOf, draggedFrame, fetchOrder, nearestFrame } from '../model/turn.ts';
import styles from './turn.module.css';

interface TurnViewerProps {
  readonly name: string;
  readonly frames: readonly string[];
}

/** Pixels of a drag for a full turn. */
const AROUND_PX = 600;

const addressOf = (src: string): string => imageUrl(src, { width: 800, format: 'webp' });

/** One request and the latest one behind it, so that a quick drag skips pictures. */
const MOST_AT_ONCE = 2;

/** Loads pictures one by one, the wanted one first; skips those that fail. */
function useFrames(frames: readonly string[], wanted: number) {
  const [there, setThere] = useState<ReadonlySet<number>>(new Set([0]));
  const requested = useRef(new Set<number>());
  const underWay = useRef(0);
  useEffect(() => {
    if (underWay.current >= MOST_AT_ONCE) return;
    const due = [wanted, ...(savesData() ? [] : fetchOrder(frames.length))].find(
      (frame) => !requested.current.has(frame),
    );
    const src = due === undefined ? undefined : frames[due];
    if (due === undefined || src === undefined) return;
    requested.current.add(due);
    underWay.current += 1;
    const image = new Image();
    image.src = addressOf(src);
    const settle = (frame: number | undefined) => {
      underWay.current -= 1;
      setThere((before) => new Set(frame === undefined ? before : [...before, frame]));
    };
    image.decode().then(
      () => settle(due),
      () => settle(undefined),
    );
  }, [frames, wanted, there]);
  return there;
}

/** Turns a product by drag, swipe or the keys of a slider; nothing moves by itself. */
export function TurnViewer({ name, frames }: TurnViewerProps) {
  const t = useTranslator();
  const id = useId();
  const [frame, setFrame] = useState(0);
  const slider = useRef<HTMLInputElement>(null);
  // The slider may have been moved before hydration.
  useEffect(() => setFrame(Number(slider.current?.value ?? 0)), []);
  const drag = useRef<{ readonly x: number; readonly from: number }>(undefined);
  const there = useFrames(frames, frame);
  const total = frames.length;
  const shown = nearestFrame(frame, total, (each) => there.has(each));
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    drag.current = { x: event.clientX, from: frame };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const { current } = drag;
    if (current === undefined || slider.current === null) return;
    const due = draggedFrame(current.from, total, clientX - current.x, AROUND_PX);
    slider.current.value = String(due);
    setFrame(due);
  };
  const onPointerEnd = () => {
    drag.current = undefined;
  };
  const degrees = degreesOf(frame, total);
  return (
    <div className={styles['viewer']} data-needs-script>
      <div
        className={styles['stage']}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
      >
        <img
          src={addressOf(frames[shown] ?? '')}
          alt={t('compare.turnAt', { product: name, degrees: degreesOf(shown, total) })}
          width={800}
          height={1000}
          draggable={false}
          fetchPriority="high"
        />
      </div>
      <label htmlFor={id} className={styles['label']}>
        {t('compare.turnSlider')}
      </label>
      <input
        ref={slider}
        id={id}
        className={styles['slider']}
        type="range"
        min={0}
        max={total - 1}
        defaultValue={0}
        aria-valuetext={t('compare.turnDegrees', { degrees })}
        onChange={({ currentTarget }) => setFrame(Number(currentTarget.value))}
      />
    </div>
  );
}
