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

/** Asks for code again when the line was lost for a moment; throws what the last try threw. */
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

/**
 * A component whose code comes when it is first shown. Code that does not come, because the line is lost or a newer
 * build has been put online, never takes the page down: after some tries `onLost` shows the visitor another way, and
 * the place of the component stays as it is.
 */
export const lazyWithRetry = <Props>(
  load: () => Promise<ComponentType<Props>>,
  onLost: () => void = () => undefined,
  /** False for what is mounted before it is visible, such as a closed dialog. */
  isVisible = true,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      const [component] = await Promise.all([loadPatiently(load), isVisible && stylesReady()]);
      return { default: component };
    } catch {
      onLost();
      return never;
    }
  });

/** Fetches the page of the present address as a document, which needs no code to be shown. */
const showDocument = (): void => window.location.reload();

const views = new Map<unknown, () => Promise<void>>();

/**
 * A view that the server renders and that a document keeps; its code comes when the browser first renders it itself,
 * or is told to preload it.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const LoadedLater: ComponentType<Props> = lazyWithRetry(load, showDocument);
  function View(props: Props) {
    // A place keeps what it has begun with: a component of another type would be mounted anew.
    const [Shown] = useState(() => Loaded ?? LoadedLater);
    return createElement(Shown, props);
  }
  views.set(View, async () => {
    Loaded = await load();
  });
  return View;
}

/** Fetches the code of one view, so that it is there when it is rendered; nothing happens for other components. */
export async function preloadView(view: ComponentType<never>): Promise<void> {
  await views.get(view)?.();
}

/** Fetches the code of all views that this page knows, while the data of another page are on their way. */
export async function preloadViews(): Promise<void> {
  await Promise.all(Array.from(views.values(), (preload) => preload()));
}
