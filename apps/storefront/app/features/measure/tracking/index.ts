// What other features may use of this one.
export { LazyTracking } from './components/LazyTracking.tsx';
