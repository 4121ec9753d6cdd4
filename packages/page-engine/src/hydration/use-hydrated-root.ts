import { useEffect } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { HYDRATED_EVENT } from './deferred-client.ts';

/**
 * For the root of an application: restores the scroll position of client navigations, and tells the loader that the
 * page answers to scripts. The router's component for the first writes a script through innerHTML wherever it is
 * rendered by the browser, as after a fault, and Trusted Types reject that. Before the router runs, the browser
 * restores the position itself.
 */
export function useHydratedRoot(): void {
  useScrollRestoration();
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
}
