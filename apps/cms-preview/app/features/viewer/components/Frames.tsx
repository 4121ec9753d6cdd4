import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { post, readFrameMessage } from '../../../shared/messages/frame-messages.ts';
import { setParameters } from '../../content/index.ts';
import styles from './frames.module.css';

const WIDTHS = [
  { name: 'sm', pixels: 390 },
  { name: 'md', pixels: 768 },
  { name: 'lg', pixels: 1280 },
] as const;
const GAP_PX = 16;
const PADDING_PX = 32;
const TOTAL_PX = WIDTHS.reduce((sum, { pixels }) => sum + pixels, 0);

/** The view in three frames of true width, scaled to fit and scrolled in sync. */
export function Frames() {
  const [parameters] = useSearchParams();
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const fit = () => {
      const free = element.clientWidth - PADDING_PX - GAP_PX * (WIDTHS.length - 1);
      element.style.setProperty('--scale', String(Math.min(1, free / TOTAL_PX)));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const own = [window.location.origin];
    const passOn = (event: MessageEvent) => {
      const message = readFrameMessage(event, own);
      const windows = [...(row.current?.querySelectorAll('iframe') ?? [])].map(
        (frame) => frame.contentWindow,
      );
      if (message === undefined || !windows.some((frame) => frame === event.source)) return;
      for (const frame of windows) if (frame !== null && frame !== event.source) post(frame, message, own);
    };
    window.addEventListener('message', passOn);
    return () => window.removeEventListener('message', passOn);
  }, []);

  const addressOf = (width: string) => `/view${setParameters(parameters, { widths: '', width })}`;
  return (
    <div className={styles['row']} ref={row}>
      {WIDTHS.map(({ name, pixels }) => (
        <figure key={name} className={styles[name]}>
          <figcaption>
            {name} · {pixels} px
          </figcaption>
          <div className={styles['window']}>
            <iframe src={addressOf(String(pixels))} title={`The view at ${pixels} px`} />
          </div>
        </figure>
      ))}
    </div>
  );
}
