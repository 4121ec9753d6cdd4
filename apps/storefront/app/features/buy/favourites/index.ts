export { FavouritesLink } from './components/FavouritesLink.tsx';
