import { HeartIcon, IconButton } from '@haberdash/ui';
import type { FormEvent } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { useShopper } from '../../../../shared/state/shopper.ts';
import { useIsFavourite } from '../state/favourites.ts';
import { useToggleFavourite } from '../state/use-toggle-favourite.ts';

export interface HeartProps {
  readonly id: string;
  readonly name: string;
}

/**
 * Toggles a favourite by a form, on the page where scripts run. On shared cached pages its state arrives after
 * hydration.
 */
export function Heart({ id, name }: HeartProps) {
  const t = useTranslator();
  const isPressed = useIsFavourite(id);
  const toggle = useToggleFavourite();
  // In a store they would be the employee's favourites (spec 1 §6).
  const isInStore = useShopper()?.store !== undefined;
  const hasFavourites = useSite().switches.favourites;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void toggle(id);
  };

  if (isInStore || !hasFavourites) return null;
  return (
    <form method="post" action={`/${t.site.locale}/favorites/heart`} onSubmit={onSubmit}>
      <input type="hidden" name="id" value={id} />
      <IconButton
        type="submit"
        name="intent"
        value="add"
        label={t('favourites.heart', { product: name })}
        icon={<HeartIcon filled={isPressed} size="lg" />}
        aria-pressed={isPressed}
      />
    </form>
  );
}
