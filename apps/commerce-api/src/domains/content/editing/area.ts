import type { Area, Services } from '../../../platform/operations/area.ts';
import { editorReads, editorWrites } from './handlers.ts';

/** What editors write: drafts, publications and versions (decision 0161). */
export const editingArea = ({ clock }: Pick<Services, 'clock'>): Area => ({
  name: 'editing',
  handlers: { ...editorReads({ clock }), ...editorWrites({ clock }) },
});
