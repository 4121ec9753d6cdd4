import { Text } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { BelowProduct } from '../../../../frame/BelowProduct.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { ProductPicture } from '../../../../shared/pictures/ProductPicture.tsx';
import type { CustomProduct } from '../model/custom-product.ts';
import styles from './customisation.module.css';

interface CustomisationFrameProps {
  readonly product: CustomProduct;
  readonly title: string;
  readonly image: string | undefined;
  readonly caption?: ReactNode;
  /** The fields say something else than the picture. */
  readonly isOutdated?: boolean;
  readonly children: ReactNode;
}

/** A product that gets something of the shopper's own: its picture, and the form beside it. */
export function CustomisationFrame({
  product,
  title,
  image,
  caption,
  isOutdated = false,
  children,
}: CustomisationFrameProps) {
  const t = useTranslator();
  return (
    <BelowProduct
      back={product.href}
      backText={t('customisation.back', { product: product.name })}
      title={title}
    >
      <div className={styles['columns']}>
        <div className={styles['look']} data-outdated={isOutdated || undefined}>
          {image !== undefined && (
            <div className={styles['picture']}>
              <ProductPicture
                // The picture of another design is none to look at.
                key={image}
                src={image}
                widths={[320, 480, 640, 800, 960]}
                sizes="(min-width: 768px) 45vw, 100vw"
              />
            </div>
          )}
          {caption !== undefined && (
            <>
              <div className={styles['current']}>{caption}</div>
              <output className={styles['outdated']}>{t('customisation.outdated')}</output>
            </>
          )}
        </div>
        <div className={styles['form']}>
          {children}
          <Text tone="muted">{product.delivery}</Text>
        </div>
      </div>
    </BelowProduct>
  );
}
