import { readInvoice } from '../server/invoice.server.ts';
import { privateLoader } from '../../../../shared/reads/define-read.ts';

export const loader = privateLoader(readInvoice);
