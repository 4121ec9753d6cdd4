import { IconButton } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { CARD_FIELDS, CARD_FORM } from '../model/card-form.ts';
import styles from './card-tools.module.css';

interface CardToolsProps {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** It can be added to the comparison. */
  readonly canCompare: boolean;
  /** Its sizes can be chosen in a dialog over the list. */
  readonly canQuickShop: boolean;
  /** Id of a form that removes the product from favourites; its button replaces the heart. */
  readonly removalForm: string | undefined;
}

/** The buttons of a card submit the page's form, so that they work without script and without hydration. */
export function CardTools({ id, name, url, canCompare, canQuickShop, removalForm }: CardToolsProps) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  const hasHeart = useSite().switches.favourites;
  return (
    <>
      {(hasHeart || removalForm !== undefined) && (
        <IconButton
          type="submit"
          form={removalForm ?? CARD_FORM}
          name={CARD_FIELDS.heart}
          value={id}
          variant="raised"
          label={t(removalForm === undefined ? 'favourites.heart' : 'favourites.remove', { product: name })}
          icon={removalForm === undefined ? 'heart' : 'heart-filled'}
          className={styles['heart']}
        />
      )}
      {canCompare && (
        <button
          type="submit"
          form={CARD_FORM}
          name={CARD_FIELDS.compare}
          value={id}
          formMethod="get"
          formAction={`${home}/compare`}
          aria-label={t('listing.compareOne', { product: name })}
          className={styles['compare']}
        >
          {t('listing.compare')}
        </button>
      )}
      {canQuickShop && (
        <IconButton
          type="submit"
          form={CARD_FORM}
          formMethod="get"
          formAction={`${home}${url}#size`}
          variant="raised"
          label={t('listing.quickShop', { product: name })}
          aria-haspopup="dialog"
          icon="bag"
          className={styles['quick']}
        />
      )}
    </>
  );
}
