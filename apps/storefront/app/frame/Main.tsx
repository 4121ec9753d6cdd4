import { Container, type ContainerProps } from '@haberdash/ui';
import type { ReactNode } from 'react';

/** The id that the skip link and client navigations lead to. */
export const MAIN_ID = 'main';

/** The content of a page, at one of the widths of the design. */
export function Main({
  width,
  children,
}: {
  readonly width?: ContainerProps['width'];
  readonly children: ReactNode;
}) {
  return width === 'full' ? (
    <main id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  ) : (
    <Container as="main" id={MAIN_ID} tabIndex={-1} width={width}>
      {children}
    </Container>
  );
}
