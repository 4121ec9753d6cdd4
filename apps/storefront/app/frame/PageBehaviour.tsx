import { useClientNavigation } from './use-client-navigation.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useOfflineGuard } from './use-offline-guard.ts';

/**
 * What every page does rather than shows. A component of its own: what it keeps draws nothing else again, and a page
 * that hydrates part after part does so undisturbed.
 */
export function PageBehaviour() {
  useClientNavigation();
  useKeptFocus();
  useOfflineGuard();
  return null;
}
