import { Notice } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { BelowProduct } from '../../../../frame/BelowProduct.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { DONE, OpinionsProduct } from '../model/opinions.ts';

interface OpinionsPageProps {
  readonly product: OpinionsProduct;
  readonly title: string;
  readonly done?: (typeof DONE)[number] | undefined;
  readonly children: ReactNode;
}

/** A page about what people say of one product, with the way back to it, and what was just done. */
export function OpinionsPage({ product, title, done, children }: OpinionsPageProps) {
  const t = useTranslator();
  return (
    <BelowProduct
      back={product.href}
      backText={t('opinions.back', { product: product.name })}
      title={title}
      image={product.image}
    >
      {done !== undefined && (
        <Notice tone="success">
          <output>{t(`opinions.done-${done}`)}</output>
        </Notice>
      )}
      {children}
    </BelowProduct>
  );
}
