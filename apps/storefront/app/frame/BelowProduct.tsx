import { ChevronLeftIcon, Heading, type ContainerProps } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { ProductPicture } from '../shared/pictures/ProductPicture.tsx';
import styles from './below-product.module.css';
import { Main } from './Main.tsx';

interface BelowProductProps {
  readonly back: string;
  readonly backText: string;
  readonly title: string;
  readonly image?: string | undefined;
  readonly detail?: ReactNode;
  readonly width?: ContainerProps['width'];
  readonly children: ReactNode;
}

/** A page about one product, with a link back to it. */
export function BelowProduct({ back, backText, title, image, detail, width, children }: BelowProductProps) {
  return (
    <Main width={width}>
      <div className={styles['page']}>
        <a href={back} className={styles['up']}>
          <ChevronLeftIcon />
          {backText}
        </a>
        <header className={styles['head']}>
          {image !== undefined && (
            <div className={styles['picture']}>
              <ProductPicture src={image} widths={[160, 240]} sizes="5rem" />
            </div>
          )}
          <div>
            <Heading level={1} size="2xl">
              {title}
            </Heading>
            {detail}
          </div>
        </header>
        {children}
      </div>
    </Main>
  );
}
