import { google } from './google.ts';
import { haberdash } from './haberdash.ts';
import { shopify } from './shopify.ts';
import { woocommerce } from './woocommerce.ts';
import type { Format } from './format.ts';

export const FORMATS: Readonly<Record<string, Format>> = { haberdash, shopify, google, woocommerce };
