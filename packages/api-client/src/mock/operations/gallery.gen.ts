// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { MockOperation } from '../mock-operation.ts';

export type GalleryOperationId = 'createGalleryUser' | 'createStash' | 'getCategoryMedia' | 'getCustomerMedia' | 'getGallery' | 'getMediaStreams' | 'getProductMedia' | 'getStreamMedia' | 'reportMedia' | 'shareMedia';

const shared0 = {"metadata":{"code":401,"message":"Unauthorized","version":"v2.2"}};
const shared1 = {"metadata":{"code":200,"message":"OK","version":"v2.2"},"data":{"page_number":1,"total":1,"media":[{"id":"3301","type":"IMAGE","caption":"Nine hours of rain and still dry","date_published":"2026-10-05T16:20:00Z","original_source":"https://photos.example.com/p/3301","images":{"thumbnail":"https://cdn.example.com/3301-150.jpg","normal":"https://cdn.example.com/3301-700.jpg"},"uploader":{"id":"88","name":"Siobhán O'Neil"},"streams":[{"id":"9101","name":"Stormline Shell","tag_key":"NF1A2B3C"}]}]}};
const shared2 = {"metadata":{"code":200,"message":"OK","version":"v2.2"}};

export const gallery: readonly MockOperation<GalleryOperationId>[] = [
  {"id":"getGallery","call":"GET /","host":"https://gallery.example.com","answers":{"200":{"body":{"metadata":{"code":200,"message":"OK","version":"v2.2"},"data":{"customer":{"id":"215757","name":"Northfell","language":"en_US"},"links":[{"rel":"media","href":"/customers/215757/media/recent"}]}}},"401":{"body":shared0},"500":{"body":shared0}}},
  {"id":"getCategoryMedia","call":"GET /categories/media/recent","host":"https://gallery.example.com","answers":{"200":{"body":shared1},"400":{"body":shared0},"401":{"body":shared0},"404":{"body":shared0},"500":{"body":shared0}}},
  {"id":"getCustomerMedia","call":"GET /customers/{customerId}/media/recent","host":"https://gallery.example.com","answers":{"200":{"body":shared1},"400":{"body":shared0},"401":{"body":shared0},"404":{"body":shared0},"500":{"body":shared0}}},
  {"id":"getMediaStreams","call":"GET /media/{mediaId}/streams","host":"https://gallery.example.com","answers":{"200":{"body":{"metadata":{"code":200,"message":"OK","version":"v2.2"},"data":{"streams":[{"id":"9101","name":"Stormline Shell","tag_key":"NF1A2B3C","product_url":"/p/stormline-shell-NF1A2B3C"}]}}},"401":{"body":shared0},"404":{"body":shared0},"500":{"body":shared0}}},
  {"id":"getStreamMedia","call":"GET /streams/{streamId}/media/recent","host":"https://gallery.example.com","answers":{"200":{"body":shared1},"400":{"body":shared0},"401":{"body":shared0},"404":{"body":shared0},"500":{"body":shared0}}},
  {"id":"getProductMedia","call":"GET /streams/media/recent","host":"https://gallery.example.com","answers":{"200":{"body":shared1},"400":{"body":shared0},"401":{"body":shared0},"404":{"body":shared0},"500":{"body":shared0}}},
  {"id":"reportMedia","call":"POST /media/{mediaId}/reports","host":"https://gallery.example.com","answers":{"200":{"body":shared2},"400":{"body":shared0},"401":{"body":shared0},"404":{"body":shared0},"500":{"body":shared0}}},
  {"id":"createStash","call":"POST /stashes","host":"https://gallery.example.com","answers":{"201":{"body":{"metadata":{"code":201,"message":"Created","version":"v2.2"},"data":{"id":"771","name":"Autumn"}}},"400":{"body":shared0},"401":{"body":shared0},"500":{"body":shared0}}},
  {"id":"shareMedia","call":"POST /users/{userId}/media","host":"https://gallery.example.com","answers":{"200":{"body":shared2},"400":{"body":shared0},"401":{"body":shared0},"404":{"body":shared0},"500":{"body":shared0}}},
  {"id":"createGalleryUser","call":"POST /users","host":"https://gallery.example.com","answers":{"201":{"body":{"metadata":{"code":201,"message":"Created","version":"v2.2"},"data":{"id":"88","name":"Linh Nguyễn"}}},"400":{"body":shared0},"401":{"body":shared0},"500":{"body":shared0}}},
];
