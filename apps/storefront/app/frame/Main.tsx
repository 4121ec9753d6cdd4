import { Container, type ContainerProps } from '@haberdash/ui';
import type { ReactNode } from 'react';

/** Target of the skip link and of the focus after a navigation. */
export const MAIN_ID = 'main';

export function Main({
  width,
  below,
  children,
}: {
  readonly width?: ContainerProps['width'];
  /** Full-width content below. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}) {
  if (width !== 'full' && below === undefined) {
    return (
      <Container as="main" id={MAIN_ID} tabIndex={-1} width={width}>
        {children}
      </Container>
    );
  }
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {width === 'full' ? children : <Container width={width}>{children}</Container>}
      {below}
    </main>
  );
}
