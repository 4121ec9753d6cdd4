import { Container, type ContainerProps } from '@haberdash/ui';
import type { ReactNode } from 'react';

/** The id that the skip link and client navigations lead to. */
export const MAIN_ID = 'main';

/** The content of a page, at one of the widths of the design. */
export function Main({
  width,
  below,
  children,
}: {
  readonly width?: ContainerProps['width'];
  /** What stands below the content, from one edge of the window to the other. */
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
