export { PlaceList } from './components/PlaceList.tsx';
export { PlaceSearch } from './components/PlaceSearch.tsx';
export type { PlaceView } from './model/place-view.ts';
