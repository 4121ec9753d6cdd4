import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { isTouched } from '@haberdash/page-engine';
import { isOffline } from '../../../shared/connection/connection.ts';
import { listingHref, readFilterForm } from '../model/listing-address.ts';
import type { ListingView } from '../model/listing-view.ts';

interface FilterForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Shows what the form says, at once. */
  readonly apply: () => void;
  readonly isPending: boolean;
}

/** Shows every change of the form at once; without scripts the form has a button and does the same. */
export function useFilterForm(listing: ListingView): FilterForm {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isPending = navigation.state !== 'idle' && navigation.location.pathname === listing.path;

  const apply = () => {
    if (form.current === null) return;
    const query = readFilterForm(new FormData(form.current));
    void navigate(listingHref({ path: listing.path, q: listing.q, ...query }), {
      preventScrollReset: true,
      replace: isPending,
    });
    if (isOffline()) form.current.reset();
  };

  const isNew = useRef(true);
  // What the server says is ticked wins, unless the shopper has ticked more in the meantime: before the page came to
  // life, or while it waits.
  const settle = useEffectEvent((element: HTMLFormElement) => {
    const isEarly = isNew.current && [...element.elements].some(isTouched);
    isNew.current = false;
    if (isEarly) apply();
    else element.reset();
  });
  useEffect(() => {
    if (form.current !== null && !isPending) settle(form.current);
  }, [listing, isPending]);
  return { form, apply, isPending };
}
