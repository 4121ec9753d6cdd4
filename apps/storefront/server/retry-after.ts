export { retryAfter } from '@haberdash/http-server';
