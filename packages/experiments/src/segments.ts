export { createLruCache, type LruCache } from './segments/lru-cache.ts';
export {
  createSegments,
  type Segments,
  type SegmentsOptions,
  type SegmentUserKey,
} from './segments/segments.ts';
