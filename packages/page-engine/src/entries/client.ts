export { hydrateDocument } from '../hydration/hydrate-document.tsx';
