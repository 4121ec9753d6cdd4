export { contentArea } from './content/area.ts';
export { findPageTitles } from './content/repository.ts';
export { editingArea } from './editing/area.ts';
export { eventsArea } from './events/area.ts';
export { eventRegistration } from './events/schema.ts';
