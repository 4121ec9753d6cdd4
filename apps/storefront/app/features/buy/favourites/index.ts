// What other features may use of this one.
export { FavouritesLink } from './components/FavouritesLink.tsx';
