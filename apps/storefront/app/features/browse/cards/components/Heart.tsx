import { HeartIcon, IconButton } from '@haberdash/ui';
import { useRef, type FormEvent } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { useIsFavourite, useMarkFavourite } from '../state/favourites.ts';
import { useShopper } from '../../../../shared/state/shopper.ts';
import { useAddToast } from '../../../../shared/state/toasts.ts';
import type { FavouritesResult } from '../model/favourites-result.ts';

/** The product of a card or a page, as far as a heart knows it. */
export interface HeartProps {
  readonly id: string;
  readonly name: string;
  /** `raised` on pictures. */
  readonly variant?: 'plain' | 'raised';
  readonly className?: string | undefined;
}

const TOAST_MS = 6_000;
const SEND_TIMEOUT_MS = 10_000;

/** What became of a heart; a fault is answered without an error. */
type HeartAnswer = FavouritesResult | { readonly ok?: never; readonly formError?: never };

/** One heart after the other: the first of a visit makes the shopper's session, which the others then belong to. */
let sent: Promise<HeartAnswer | undefined> = Promise.resolve(undefined);

const sendAfterOthers = (action: string, body: FormData): Promise<HeartAnswer | undefined> =>
  (sent = sent
    .then(() =>
      // Who presses a heart and leaves has pressed it.
      fetch(action, { method: 'POST', body, keepalive: true, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) }),
    )
    // The route is ours: to a form that stays it answers one of these shapes.
    .then((response) => response.json() as Promise<HeartAnswer>)
    .catch(() => undefined));

/**
 * Keeps a product as a favourite, or no longer. A form that works as a document; with script it stays on the page,
 * fills at once, and goes back if the shop rejects. On pages that are the same for everyone it fills afterwards.
 */
export function Heart({ id, name, variant = 'raised', className }: HeartProps) {
  const t = useTranslator();
  const isPressed = useIsFavourite(id);
  const mark = useMarkFavourite();
  const addToast = useAddToast();
  // In a store the favourites would be the employee's (spec 1 §6).
  const isInStore = useShopper()?.store !== undefined;
  const hasFavourites = useSite().switches.favourites;
  const isSending = useRef(false);
  const action = `/${t.site.locale}/favorites/heart`;

  const send = async (form: HTMLFormElement) => {
    const body = new FormData(form);
    body.set('intent', isPressed === true ? 'remove' : 'add');
    body.set('then', 'stay');
    isSending.current = true;
    mark(id, isPressed !== true);
    const answer = await sendAfterOthers(action, body);
    isSending.current = false;
    if (answer?.ok === true) return;
    mark(id, isPressed === true);
    addToast({
      tone: 'error',
      message: answer?.formError?.text ?? t('favourites.noAnswer'),
      closesAfterMs: TOAST_MS,
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending.current) void send(event.currentTarget);
  };

  if (isInStore || !hasFavourites) return null;
  return (
    <form method="post" action={action} className={className} onSubmit={onSubmit}>
      <input type="hidden" name="id" value={id} />
      <IconButton
        type="submit"
        name="intent"
        value="add"
        variant={variant}
        label={t('favourites.heart', { product: name })}
        icon={<HeartIcon filled={isPressed} size={variant === 'plain' ? 'lg' : 'md'} />}
        aria-pressed={isPressed}
      />
    </form>
  );
}
