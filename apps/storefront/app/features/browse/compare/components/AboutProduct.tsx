import { Text } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { BelowProduct } from '../../../../frame/BelowProduct.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';

interface AboutProductProps {
  readonly title: string;
  readonly name: string;
  readonly detail?: string | undefined;
  readonly image: string | undefined;
  readonly back: string;
  readonly children: ReactNode;
}

/** A small page about one product, with the way back to it. */
export function AboutProduct({ title, name, detail, image, back, children }: AboutProductProps) {
  const t = useTranslator();
  return (
    <BelowProduct
      width="text"
      back={back}
      backText={t('compare.backTo', { product: name })}
      title={title}
      image={image}
      detail={<Text tone="muted">{detail === undefined ? name : `${name}, ${detail}`}</Text>}
    >
      {children}
    </BelowProduct>
  );
}
