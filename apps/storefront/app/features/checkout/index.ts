// What other features may use of this one.
export type { PlacedOrderView } from './components/PlacedOrder.tsx';
