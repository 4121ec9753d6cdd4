import { readInvoice } from '../server/invoice.server.ts';
import { privateLoader } from '../../../../shared/reads/define-read.ts';

/** The invoice of an order as a file. */
export const loader = privateLoader(readInvoice);
