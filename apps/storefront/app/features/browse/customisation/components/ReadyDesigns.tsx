import type { Customisation } from '@haberdash/api-client/products';
import { Heading } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { ProductPicture } from '../../../../shared/pictures/ProductPicture.tsx';
import styles from './customisation.module.css';

interface ReadyDesignsProps {
  readonly designs: Customisation['designs'];
  readonly path: string;
}

/** Designs to begin with, or to buy as they are. */
export function ReadyDesigns({ designs, path }: ReadyDesignsProps) {
  const t = useTranslator();
  if (designs.length === 0) return null;
  return (
    <section aria-labelledby="ready-designs" className={styles['ready']}>
      <Heading level={2} size="md" id="ready-designs">
        {t('customisation.ready')}
      </Heading>
      <ul>
        {designs.map(({ precreatedCustomsCode, name, recipe }) => (
          <li key={precreatedCustomsCode}>
            <a href={`${path}?recipe=${encodeURIComponent(recipe.recipeId)}`}>
              <ProductPicture src={recipe.image.src} widths={[120, 160, 240, 320]} sizes="30vw" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
