import { createImageProxy as createProxy } from '@haberdash/http-server';
import type { Config } from '../app/shared/config/config.ts';
import { CLIENT_ADDRESS_HEADER } from '../app/shared/pipeline/client-address.ts';
import { sendText } from './answer-text.ts';

const FEED_TIMEOUT_MS = 60_000;

/** Streams pictures of the image service under the shop's own address. */
export const createImageProxy = ({ imageUrl }: Pick<Config, 'imageUrl'>) =>
  createProxy({ imageUrl, sendText, clientHeader: CLIENT_ADDRESS_HEADER });

/** Streams the feeds of the commerce service, which takes some seconds to make one. */
export const createFeedProxy = ({ apiUrl }: Pick<Config, 'apiUrl'>) =>
  createProxy({
    imageUrl: apiUrl,
    folders: ['/feeds/'],
    sendText,
    clientHeader: CLIENT_ADDRESS_HEADER,
    timeoutMs: FEED_TIMEOUT_MS,
  });
