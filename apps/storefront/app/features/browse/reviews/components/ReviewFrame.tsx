import { Notice } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { BelowProduct } from '../../../../frame/BelowProduct.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { DONE, ReviewedProduct } from '../model/review-options.ts';

interface ReviewFrameProps {
  readonly product: ReviewedProduct;
  readonly title: string;
  readonly done?: (typeof DONE)[number] | undefined;
  readonly children: ReactNode;
}

/** A page about what people say of one product, with the way back to it, and what was just done. */
export function ReviewFrame({ product, title, done, children }: ReviewFrameProps) {
  const t = useTranslator();
  return (
    <BelowProduct
      back={product.href}
      backText={t('reviews.back', { product: product.name })}
      title={title}
      image={product.image}
    >
      {done !== undefined && (
        <Notice tone="success">
          <output>{t(`reviews.done-${done}`)}</output>
        </Notice>
      )}
      {children}
    </BelowProduct>
  );
}
