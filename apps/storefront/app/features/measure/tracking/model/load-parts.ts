/** The parts of the tracking, each loaded where a page needs it. */
export const loadBrowse = async () => (await import('../components/BrowseTracking.tsx')).BrowseTracking;
export const loadBuy = async () => (await import('../components/BuyTracking.tsx')).BuyTracking;
export const loadOrders = async () => (await import('../components/OrderTracking.tsx')).OrderTracking;
