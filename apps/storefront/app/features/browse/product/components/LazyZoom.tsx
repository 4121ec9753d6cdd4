import { Suspense } from 'react';
import { lazyWithRetry } from '@haberdash/page-engine';
import type { ZoomProps } from './Zoom.tsx';

const Zoom = lazyWithRetry(async () => (await import('./Zoom.tsx')).Zoom);

export interface LazyZoomProps extends Omit<ZoomProps, 'index'> {
  readonly index: number | undefined;
}

/** Loads when a picture is first opened. */
export function LazyZoom({ index, ...rest }: LazyZoomProps) {
  return index !== undefined ? (
    <Suspense>
      <Zoom {...rest} index={index} />
    </Suspense>
  ) : null;
}
