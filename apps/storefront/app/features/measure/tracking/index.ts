export { LazyTracking } from './components/LazyTracking.tsx';
