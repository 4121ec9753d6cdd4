import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const ModalFragment = lazyWithRetry(async () => (await import('./ModalFragment.tsx')).ModalFragment);

const never = () => () => undefined;

/** Opens `#modal-…` links over the page, by script only. */
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
    // The router would treat the URL without its hash as another page, load it again and lose the focus.
    window.history.replaceState(window.history.state, '', pathname + search);
  };
  return (
    <Suspense>
      <ModalFragment key={name} name={name} onClose={close} />
    </Suspense>
  );
}
