import { folderOrder } from './folder-order.ts';

/** Our own rules for oxlint. */
export default { meta: { name: 'haberdash' }, rules: { 'folder-order': folderOrder } };
