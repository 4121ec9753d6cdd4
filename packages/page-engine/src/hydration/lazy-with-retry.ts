import { stylesReady } from './styles-ready.ts';
import {
  createElement,
  lazy,
  useState,
  type ComponentType,
  type FunctionComponent,
  type LazyExoticComponent,
} from 'react';

const RETRY_DELAYS_MS = [500, 2_000];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const never = new Promise<never>(() => undefined);

/** Loads code with retries for a network failure; throws the last error. */
async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await load();
    } catch {
      await wait(delay);
    }
  }
  return load();
}

/** A lazy component whose failing code never takes the page down: `onLost` is called after retries. */
export const lazyWithRetry = <Props>(
  load: () => Promise<ComponentType<Props>>,
  onLost: () => void = () => undefined,
  /** False for what is in the document already, or mounted before it is visible, such as a closed dialog. */
  needsStyles = true,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      const [component] = await Promise.all([loadPatiently(load), stylesReady(needsStyles)]);
      return { default: component };
    } catch {
      onLost();
      return never;
    }
  });

/** Loads the current address as a document, which needs no more code. */
const showDocument = (): void => window.location.reload();

const views = new Map<unknown, () => Promise<void>>();

/** A lazy view kept by hydration; its code is loaded on the first client render or by a preload. */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const LoadedLater: ComponentType<Props> = lazyWithRetry(load, showDocument, false);
  function View(props: Props) {
    // Keeps its first component: another type would be remounted.
    const [Shown] = useState(() => Loaded ?? LoadedLater);
    return createElement(Shown, props);
  }
  views.set(View, async () => {
    Loaded = await load();
  });
  return View;
}

/** Preloads the code of a lazy view; does nothing for other components. */
export async function preloadView(view: ComponentType<never>): Promise<void> {
  await views.get(view)?.();
}

/** Preloads the code of all lazy views, while the data of the next page load. */
export async function preloadViews(): Promise<void> {
  await Promise.all(Array.from(views.values(), (preload) => preload()));
}
