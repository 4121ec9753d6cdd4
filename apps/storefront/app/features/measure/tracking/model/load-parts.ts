/** The parts of the tracking, each loaded where a page needs it. */
export const loadBrowse = () => import('../components/BrowseTracking.tsx');
export const loadBuy = () => import('../components/BuyTracking.tsx');
