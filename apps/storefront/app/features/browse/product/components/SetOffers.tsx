import { ButtonLink, Heading, Picture, Price, Text } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { imageUrl } from '../../../../shared/pictures/image-url.ts';
import type { FoundProduct } from '../server/product-page.server.ts';
import styles from './sets.module.css';

export function SetOffers({ sets }: { readonly sets: NonNullable<FoundProduct['sets']> }) {
  const t = useTranslator();
  return (
    <section aria-labelledby="sets" className={styles['sets']}>
      <Heading level={2} size="xl" id="sets">
        {t('product.setTitle')}
      </Heading>
      <ul className={styles['list']}>
        {sets.map(({ name, url, description, image, price }) => (
          <li key={url} className={styles['set']}>
            {image !== undefined && (
              <Picture
                src={image}
                alt=""
                width={1600}
                height={900}
                ratio="16/9"
                url={imageUrl}
                widths={[320, 480, 800]}
                formats={['avif', 'webp']}
                sizes="(min-width: 48rem) 24rem, 100vw"
              />
            )}
            <div className={styles['facts']}>
              <Heading level={3} size="lg">
                {name}
              </Heading>
              {description !== undefined && <Text measure>{description}</Text>}
              <Price current={t.formats.money(price.current, price.currency)} />
              <ButtonLink href={`/${t.site.locale}${url}`} variant="secondary">
                {t('product.setLook')}
                <span className="visually-hidden">: {name}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
