// Static views: rendered on the server, and loaded by a browser only for a client render.
export { CardContent } from './components/CardContent.tsx';
