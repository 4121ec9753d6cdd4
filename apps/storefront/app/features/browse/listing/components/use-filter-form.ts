import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useEarlyInput } from '@haberdash/page-engine';
import { isOffline } from '../../../../shared/connection/connection.ts';
import { formHref } from '../model/listing-address.ts';
import type { ListingView } from '../model/listing-view.ts';

interface FilterForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly apply: () => void;
  readonly isPending: boolean;
}

/** Applies every change of the form immediately; without script the form has a button. */
export function useFilterForm(listing: ListingView): FilterForm {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isPending = navigation.state !== 'idle' && navigation.location.pathname === listing.path;

  const apply = () => {
    if (form.current === null) return;
    void navigate(formHref(listing, form.current), {
      preventScrollReset: true,
      replace: isPending,
    });
    if (isOffline()) form.current.reset();
  };

  // The server's state wins, unless the shopper has changed a filter before hydration or while waiting.
  useEarlyInput(form, apply);
  const isNew = useRef(true);
  useEffect(() => {
    if (!isNew.current && !isPending) form.current?.reset();
    isNew.current = false;
  }, [listing, isPending]);
  return { form, apply, isPending };
}
