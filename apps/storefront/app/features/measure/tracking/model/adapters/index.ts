export { loadAdapters, loadersOf } from './adapters.ts';
export { readTags } from '../../../../../shared/consent/tag-settings.ts';
