import { useEffect } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { HYDRATED_EVENT } from './deferred-client.ts';

/**
 * For the root: restores scroll positions of client navigations and dispatches the hydrated event. React
 * Router's `ScrollRestoration` writes a script through innerHTML in client renders, as after an error, which
 * Trusted Types reject; before hydration the browser restores the position.
 */
export function useHydratedRoot(): void {
  useScrollRestoration();
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
}
