import { Suspense } from 'react';
import { lazyWithRetry } from '@haberdash/page-engine';
import type { ZoomProps } from './Zoom.tsx';

const Zoom = lazyWithRetry(async () => (await import('./Zoom.tsx')).Zoom);

export interface LazyZoomProps extends Omit<ZoomProps, 'index'> {
  /** The picture to open with; undefined while closed. */
  readonly index: number | undefined;
}

/** The large pictures, whose code comes when one is first opened. */
export function LazyZoom({ index, ...rest }: LazyZoomProps) {
  return index !== undefined ? (
    <Suspense>
      <Zoom {...rest} index={index} />
    </Suspense>
  ) : null;
}
