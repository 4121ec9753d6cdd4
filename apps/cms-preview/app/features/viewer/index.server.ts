export { needEditor } from './server/open-view.server.ts';
