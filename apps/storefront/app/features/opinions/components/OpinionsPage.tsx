import { ChevronLeftIcon, Heading, Notice } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { Main } from '../../../frame/Main.tsx';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { ProductPicture } from '../../../shared/pictures/ProductPicture.tsx';
import type { DONE, OpinionsProduct } from '../model/opinions.ts';
import styles from './opinions.module.css';

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
    <Main>
      <div className={styles['page']}>
        <a href={product.href} className={styles['up']}>
          <ChevronLeftIcon />
          {t('opinions.back', { product: product.name })}
        </a>
        <header className={styles['head']}>
          {product.image !== undefined && (
            <div className={styles['picture']}>
              <ProductPicture src={product.image} widths={[160, 240]} sizes="5rem" />
            </div>
          )}
          <Heading level={1} size="2xl">
            {title}
          </Heading>
        </header>
        {done !== undefined && (
          <Notice tone="success">
            <output>{t(`opinions.done-${done}`)}</output>
          </Notice>
        )}
        {children}
      </div>
    </Main>
  );
}
