import { useCallback, useState, type CSSProperties, type ReactNode } from 'react';
import { Text } from '../text/Text.tsx';

interface MeasuredProps {
  /** What is read of the sample once it stands. */
  readonly read: (style: CSSStyleDeclaration) => string;
  readonly style: CSSProperties;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A sample with the size that it has in this window, because most sizes grow with it. */
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
