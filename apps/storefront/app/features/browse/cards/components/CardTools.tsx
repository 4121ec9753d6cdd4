import { IconButton } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { CARD_FIELDS, CARD_FORM } from '../model/card-form.ts';
import styles from './card-tools.module.css';

interface CardToolsProps {
  readonly id: string;
  readonly name: string;
  /** Path below the locale. */
  readonly url: string;
  /** It can be put aside to be compared. */
  readonly canCompare: boolean;
  /** Its sizes can be chosen over the page: something of it can be bought, and the list offers that. */
  readonly canQuickShop: boolean;
  /** Form that takes the product off a list of favourites; its button takes the place of the heart. */
  readonly removalForm: string | undefined;
}

/**
 * What can be done with a product beside opening it: each one button of the page's form, so that it works without
 * script and needs no component in the browser.
 */
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
