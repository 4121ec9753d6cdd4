export { contentArea } from './content/area.ts';
export { findPageTitles } from './content/repository.ts';
export { eventsArea } from './events/area.ts';
export { eventRegistration } from './events/schema.ts';
