import { hydrateDocument } from '@haberdash/page-engine/client';

void hydrateDocument(Promise.resolve((router) => router));
