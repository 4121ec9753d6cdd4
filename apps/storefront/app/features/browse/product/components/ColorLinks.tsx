import { classNames } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useCachedMarkup } from '@haberdash/page-engine';
import styles from './buy.module.css';
import { Thumbnail } from '../../../../shared/pictures/Thumbnail.tsx';

export interface ColorLinksProps {
  readonly productName: string;
  readonly url: string;
  readonly current: { readonly id: string; readonly label: string };
  readonly colors: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
    readonly available: boolean;
    readonly image: string;
  }>;
}

/** Each colour is a link to its own page. */
export function ColorLinks({ productName, url, current, colors }: ColorLinksProps) {
  const t = useTranslator();
  const inside = useCachedMarkup('colours', colors, () => (
    <>
      <p>
        <span className={styles['legend']}>{t('product.colour')}</span> {current.label}
      </p>
      {colors.length > 1 && (
        <ul aria-label={t('product.coloursOf', { product: productName })} className={styles['colorList']}>
          {colors.map(({ id, label, available, image }) => (
            <li key={id}>
              <a
                href={`/${t.site.locale}${url}?color=${encodeURIComponent(id)}`}
                data-keep-scroll
                title={label}
                aria-label={available ? label : `${label}, ${t('product.soldOut')}`}
                aria-current={id === current.id ? 'true' : undefined}
                className={classNames(styles['color'], !available && styles['soldOut'])}
              >
                <Thumbnail src={image} widths={[80, 120, 160, 240]} sizes="60px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  ));
  return <div className={styles['colors']} {...inside} />;
}
