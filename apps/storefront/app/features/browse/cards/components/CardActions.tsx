import { backViewOf, colorUrl, productCardClass, readColors } from '@haberdash/blocks';
import { SwatchLinks } from '@haberdash/ui';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useShopper } from '../../../../shared/state/shopper.ts';
import { useAddToast } from '../../../../shared/state/toasts.ts';
import { CARD_FIELDS, CARD_FORM } from '../model/card-form.ts';
import { MOST_COMPARED, toggled, useChangeCompared, useCompared } from '../state/compared.ts';
import { useFavouriteIds } from '../state/favourites.ts';
import { useSetQuickShop } from '../state/quick-shop.ts';
import { useToggleFavourite } from '../state/use-toggle-favourite.ts';
import styles from './card-actions.module.css';

/** Does what the button of a card is for. */
export type PressHandler = (button: HTMLButtonElement) => void;

const TOAST_MS = 6_000;
const CARD = `.${CSS.escape(productCardClass ?? '')}`;

/** What the buttons and the hover state of all product cards of the document do, wherever they were rendered. */
export function CardActions({ onReady }: { readonly onReady: (handler: PressHandler | undefined) => void }) {
  const press = usePress();
  useEffect(() => {
    onReady(press);
    return () => onReady(undefined);
  }, [onReady, press]);
  useMarks();
  return useActiveCards().map((card, index) => createPortal(<CardExtras card={card} />, card, `${index}`));
}

function usePress(): PressHandler {
  const t = useTranslator();
  const toggleFavourite = useToggleFavourite();
  const changeCompared = useChangeCompared();
  const setQuickShop = useSetQuickShop();
  const addToast = useAddToast();
  return useCallback(
    (button) => {
      const toggleCompared = async (id: string) => {
        const before = button.getAttribute('aria-pressed');
        const ids = await changeCompared((known) => toggled(known, id));
        if (ids === undefined || ids.includes(id) || before === 'true') return;
        const message = t('listing.compareFull', { count: MOST_COMPARED });
        addToast({ tone: 'info', message, closesAfterMs: TOAST_MS });
      };
      if (button.name === CARD_FIELDS.heart) void toggleFavourite(button.value);
      else if (button.name === CARD_FIELDS.compare) void toggleCompared(button.value);
      else {
        const { pathname, search } = new URL(button.formAction);
        const name = button.closest(CARD)?.querySelector('a')?.textContent ?? '';
        setQuickShop({ name, url: pathname.slice(`/${t.site.locale}`.length) + search });
      }
    },
    [t, toggleFavourite, changeCompared, setQuickShop, addToast],
  );
}

const setPressed = (button: HTMLButtonElement, isPressed: boolean | undefined): void => {
  if (isPressed === undefined) button.removeAttribute('aria-pressed');
  else if (button.getAttribute('aria-pressed') !== `${isPressed}`)
    button.setAttribute('aria-pressed', `${isPressed}`);
};

/** Marks what is a favourite and what is compared, also on cards that are added later. */
function useMarks(): void {
  const favourites = useFavouriteIds();
  const compared = useCompared();
  // In a store the favourites would be the employee's (spec 1 §6).
  const isInStore = useShopper()?.store !== undefined;
  useEffect(() => {
    const mark = () => {
      for (const button of document.querySelectorAll<HTMLButtonElement>(`button[form="${CARD_FORM}"]`)) {
        const { name, value } = button;
        if (name === CARD_FIELDS.heart) {
          setPressed(button, favourites?.includes(value));
          button.hidden = isInStore;
        } else if (name === CARD_FIELDS.compare) setPressed(button, compared.includes(value));
      }
    };
    mark();
    const additions = new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => addedNodes.length > 0)) mark();
    });
    additions.observe(document.body, { childList: true, subtree: true });
    return () => additions.disconnect();
  }, [favourites, compared, isInStore]);
}

const cardOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CARD) : null;

/** The cards under the pointer of a mouse or a pen, and with the focus of the keyboard. */
function useActiveCards(): readonly Element[] {
  const [pointed, setPointed] = useState<Element | null>(null);
  const [focused, setFocused] = useState<Element | null>(null);
  useEffect(() => {
    const onPoint = ({ pointerType, target }: PointerEvent) =>
      setPointed(pointerType === 'touch' ? null : cardOf(target));
    const onFocus = ({ target }: FocusEvent) =>
      setFocused(target instanceof Element && target.matches(':focus-visible') ? cardOf(target) : null);
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) setFocused(null);
    };
    document.addEventListener('pointerover', onPoint, { passive: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
  return [...new Set([pointed, focused])].filter((card) => card !== null);
}

/** The other side of the product, and a link to each of its colours over their picture. */
function CardExtras({ card }: { readonly card: Element }) {
  const t = useTranslator();
  const link = card.querySelector('a');
  const back = backViewOf(card.querySelector('img')?.getAttribute('src') ?? '');
  const colors = readColors(card.querySelector('[data-colors]')?.getAttribute('data-colors') ?? '');
  const url = link?.getAttribute('href') ?? '';
  return (
    <>
      {back !== undefined && <img alt="" src={back} className={styles['back']} />}
      {colors.length > 0 && (
        <SwatchLinks
          label={t('common.coloursOf', { product: link?.textContent ?? '' })}
          soldOutText={t('common.soldOut')}
          size="sm"
          className={styles['colors']}
          options={colors.map(({ id, label, hex, isCurrent }) => ({
            label,
            colors: [hex],
            href: colorUrl(url, id),
            current: isCurrent,
          }))}
        />
      )}
    </>
  );
}
