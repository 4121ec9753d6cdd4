import { useCallback, useState, type CSSProperties, type ReactNode } from 'react';
import { Text } from '../text/Text.tsx';

interface MeasuredProps {
  /** Reads a computed value of the rendered sample. */
  readonly read: (style: CSSStyleDeclaration) => string;
  readonly style: CSSProperties;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A sample with its size in this window, because most sizes are fluid. */
export function Measured({ read, style, className, children }: MeasuredProps) {
  const [size, setSize] = useState('');
  const measure = useCallback(
    (sample: HTMLElement | null) => {
      if (sample === null) return undefined;
      const update = () => setSize(read(getComputedStyle(sample)));
      update();
      const observer = new ResizeObserver(update);
      observer.observe(document.documentElement);
      return () => observer.disconnect();
    },
    [read],
  );
  return (
    <>
      <div ref={measure} style={style} className={className}>
        {children}
      </div>
      <Text size="sm" tone="muted">
        {size}
      </Text>
    </>
  );
}
