import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const ModalFragment = lazyWithRetry(async () => (await import('./ModalFragment.tsx')).ModalFragment);

const never = () => () => undefined;

/** Opens what the hash of the address names, `#modal-…`, over the page; the document of an address knows no hash. */
export function ModalLinks() {
  const { pathname, search, hash, key } = useLocation();
  const [closedKey, setClosedKey] = useState<string>();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isHydrated || closedKey === key || !hash.startsWith('#modal')) return null;
  const name = hash.slice(1);
  const close = () => {
    setClosedKey(key);
    // To the router an address that loses its hash is another page: it would be read and drawn anew, and lose the focus.
    window.history.replaceState(window.history.state, '', pathname + search);
  };
  return (
    <Suspense>
      <ModalFragment key={name} name={name} onClose={close} />
    </Suspense>
  );
}
