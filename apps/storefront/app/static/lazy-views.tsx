import type { ComponentType } from 'react';
import { lateView, showDocument } from '../client/late-view.ts';
import type * as Views from './views.tsx';

const load = () => import('./views.tsx');

/** The same views as on the server, whose code comes when one of them is first rendered in the browser. */
const view = <Props,>(pick: (views: typeof Views) => ComponentType<Props>) =>
  lateView(async () => pick(await load()), showDocument);

export const MenuPanel = view((views) => views.MenuPanel);
export const MobileMenu = view((views) => views.MobileMenu);
export const ProductCard = view((views) => views.ProductCard);
export const FooterColumns = view((views) => views.FooterColumns);
export const FooterLines = view((views) => views.FooterLines);
export const ReviewSection = view((views) => views.ReviewSection);
export const Blocks = view((views) => views.Blocks);

/** Fetches the code of all views, while the data of a page are on their way. */
export async function warmViews(): Promise<void> {
  await load();
}
