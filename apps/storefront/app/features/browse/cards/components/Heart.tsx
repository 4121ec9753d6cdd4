import { HeartIcon, IconButton } from '@haberdash/ui';
import type { FormEvent } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { useShopper } from '../../../../shared/state/shopper.ts';
import { useIsFavourite } from '../state/favourites.ts';
import { useToggleFavourite } from '../state/use-toggle-favourite.ts';

/** The product of a page, as far as a heart knows it. */
export interface HeartProps {
  readonly id: string;
  readonly name: string;
}

/**
 * Adds a product to the favourites, or removes it. A form that works as a document; with script it stays on the page.
 * On pages that are the same for everyone it fills after hydration.
 */
export function Heart({ id, name }: HeartProps) {
  const t = useTranslator();
  const isPressed = useIsFavourite(id);
  const toggle = useToggleFavourite();
  // In a store the favourites would be the employee's (spec 1 §6).
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
