import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Output of `npm run visual`; ignored by git (decision 0089). */
export const visualFolder = join(root, '.visual');
export const storybookFolder = join(visualFolder, 'storybook');
export const reportFolder = join(visualFolder, 'report');

/** The agreed pictures; `VISUAL_AGREED` names a shared folder. */
export const agreedFolder = process.env['VISUAL_AGREED'] ?? join(visualFolder, 'agreed');
