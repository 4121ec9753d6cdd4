import { productCardClass } from '@haberdash/blocks';
import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useShopper } from '../../../../shared/state/shopper.ts';
import { useAddToast } from '../../../../shared/state/toasts.ts';
import { CARD_FIELDS, CARD_FORM } from '../model/card-form.ts';
import { MOST_COMPARED, toggled, useChangeCompared, useCompared } from '../state/compared.ts';
import { useFavouriteIds } from '../state/favourites.ts';
import { useSetQuickShop } from '../state/quick-shop.ts';
import { useToggleFavourite } from '../state/use-toggle-favourite.ts';

/** Loads with the first hover or keyboard focus of a card, and never on a phone. */
const CardExtras = lazyWithRetry(async () => (await import('./CardExtras.tsx')).CardExtras);

export type PressHandler = (button: HTMLButtonElement) => void;

const TOAST_MS = 6_000;
const CARD = `.${CSS.escape(productCardClass ?? '')}`;

/** The buttons and hover state of all cards of the document, including those rendered on the server only. */
export function CardActions({ onReady }: { readonly onReady: (handler: PressHandler | undefined) => void }) {
  const press = usePress();
  useEffect(() => {
    onReady(press);
    return () => onReady(undefined);
  }, [onReady, press]);
  useMarks();
  return useActiveCards().map((card, index) =>
    createPortal(
      <Suspense>
        <CardExtras card={card} />
      </Suspense>,
      card,
      `${index}`,
    ),
  );
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

/** Marks favourites and compared products, also on cards that are added later. */
function useMarks(): void {
  const favourites = useFavouriteIds();
  const compared = useCompared();
  // In a store they would be the employee's favourites (spec 1 §6).
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

/** The hovered card (mouse or pen) and the card with keyboard focus. */
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
