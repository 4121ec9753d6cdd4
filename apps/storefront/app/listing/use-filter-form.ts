import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { listingHref, readFilterForm } from './listing-address.ts';
import type { ListingView } from './listing-view.ts';

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

  useEffect(() => {
    // What the server says is ticked wins, unless the shopper has ticked more in the meantime.
    if (!isPending) form.current?.reset();
  }, [listing, isPending]);

  const apply = () => {
    if (form.current === null) return;
    const query = readFilterForm(new FormData(form.current));
    void navigate(listingHref({ path: listing.path, q: listing.q, ...query }), {
      preventScrollReset: true,
      replace: isPending,
    });
  };
  return { form, apply, isPending };
}
