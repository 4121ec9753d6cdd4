import type { BlockOf } from '@haberdash/blocks/model';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import styles from './blocks-around.module.css';

/** Carousels in a document: a placeholder and links without script. A browser renders them near the viewport. */
export function CarouselLinks({ block }: { readonly block: BlockOf<'RecommendationCarousel'> }) {
  const { locale } = useTranslator().site;
  const { title, recommendedProducts: products } = block;
  if (products.length === 0) return null;
  return (
    <div className={styles['row']}>
      <noscript>
        {title !== undefined && <h2>{title}</h2>}
        <ul>
          {products.map(({ id, name, url }) => (
            <li key={id}>
              <a href={`/${locale}${url}`}>{name}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </div>
  );
}
