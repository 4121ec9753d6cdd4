import { createElement, useEffect, useState, type ComponentType } from 'react';

interface PartProps<Props extends object> {
  /** Always the same function. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly isNeeded: boolean;
  readonly props: Props;
}

/**
 * A part of the tracking, loaded once it is needed; it stays then. Without Suspense, which shows a part that is there
 * already only after a while.
 */
export function Part<Props extends object>({ load, isNeeded, props }: PartProps<Props>) {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  const isMissing = isNeeded && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (part) => setLoaded(() => part),
      // Tried again when it is needed again.
      () => undefined,
    );
  }, [isMissing, load]);
  return loaded && createElement(loaded, props);
}
