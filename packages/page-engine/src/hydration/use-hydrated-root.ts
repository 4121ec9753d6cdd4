import { useEffect } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { HYDRATED_EVENT } from './deferred-client.ts';

/**
 * For the root: restores scroll positions and dispatches the hydrated event. React Router's
 * `ScrollRestoration` would write a script through innerHTML in client renders, which Trusted Types reject.
 */
export function useHydratedRoot(): void {
  useScrollRestoration();
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
}
