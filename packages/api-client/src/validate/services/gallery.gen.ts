// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { AnswerContract } from '../contract.ts';

export const contract: AnswerContract = {
  service: 'gallery',
  answers: {
    'GET /': [[{"$ref":"GalleryRoot"}, 200], [{"$ref":"GalleryRefusal"}, 401, 500]],
    'GET /categories/media/recent': [[{"$ref":"MediaPage"}, 200], [{"$ref":"GalleryRefusal"}, 400, 401, 404, 500]],
    'GET /customers/{customerId}/media/recent': [[{"$ref":"MediaPage"}, 200], [{"$ref":"GalleryRefusal"}, 400, 401, 404, 500]],
    'GET /media/{mediaId}/streams': [[{"$ref":"StreamPage"}, 200], [{"$ref":"GalleryRefusal"}, 401, 404, 500]],
    'GET /streams/{streamId}/media/recent': [[{"$ref":"MediaPage"}, 200], [{"$ref":"GalleryRefusal"}, 400, 401, 404, 500]],
    'GET /streams/media/recent': [[{"$ref":"MediaPage"}, 200], [{"$ref":"GalleryRefusal"}, 400, 401, 404, 500]],
    'POST /media/{mediaId}/reports': [[{"$ref":"GalleryDone"}, 200], [{"$ref":"GalleryRefusal"}, 400, 401, 404, 500]],
    'POST /stashes': [[{"type":"object","required":["metadata","data"],"properties":{"metadata":{"$ref":"GalleryMetadata"},"data":{"type":"object","required":["id","name"],"properties":{"id":{"type":"string","maxLength":20},"name":{"type":"string","maxLength":120},"share_url":{"type":"string","maxLength":500}}}}}, 201], [{"$ref":"GalleryRefusal"}, 400, 401, 500]],
    'POST /users/{userId}/media': [[{"$ref":"GalleryDone"}, 200], [{"$ref":"GalleryRefusal"}, 400, 401, 404, 500]],
    'POST /users': [[{"type":"object","required":["metadata","data"],"properties":{"metadata":{"$ref":"GalleryMetadata"},"data":{"$ref":"GalleryUser"}}}, 201], [{"$ref":"GalleryRefusal"}, 400, 401, 500]],
  },
  schemas: {
    GalleryCustomer: {"type":"object","required":["id","name"],"properties":{"id":{"type":"string","maxLength":20},"name":{"type":"string","maxLength":120},"language":{"type":"string","maxLength":5}}},
    GalleryDone: {"type":"object","required":["metadata"],"properties":{"metadata":{"$ref":"GalleryMetadata"}}},
    GalleryMedia: {"type":"object","required":["id","type","images"],"properties":{"id":{"type":"string","maxLength":20},"type":{"type":"string","enum":["IMAGE","VIDEO"]},"caption":{"type":"string","maxLength":2200},"date_published":{"type":"string","format":"date-time"},"original_source":{"type":"string","maxLength":500},"video_url":{"type":"string","maxLength":500},"images":{"type":"object","required":["normal"],"properties":{"square":{"type":"string","maxLength":500},"thumbnail":{"type":"string","maxLength":500},"mobile":{"type":"string","maxLength":500},"normal":{"type":"string","maxLength":500}}},"uploader":{"$ref":"GalleryUser"},"streams":{"type":"array","maxItems":20,"items":{"$ref":"GalleryStream"}}}},
    GalleryMetadata: {"type":"object","required":["code","message"],"properties":{"code":{"type":"integer"},"message":{"type":"string","maxLength":300},"version":{"type":"string","maxLength":10}}},
    GalleryRefusal: {"type":"object","required":["metadata"],"properties":{"metadata":{"$ref":"GalleryMetadata"}}},
    GalleryRoot: {"type":"object","required":["metadata","data"],"properties":{"metadata":{"$ref":"GalleryMetadata"},"data":{"type":"object","required":["customer"],"properties":{"customer":{"$ref":"GalleryCustomer"},"links":{"type":"array","maxItems":50,"items":{"type":"object","required":["rel","href"],"properties":{"rel":{"type":"string","maxLength":60},"href":{"type":"string","maxLength":500}}}}}}}},
    GalleryStream: {"type":"object","required":["id","name"],"properties":{"id":{"type":"string","maxLength":20},"name":{"type":"string","maxLength":200},"tag_key":{"type":"string","maxLength":60},"product_url":{"type":"string","maxLength":500}}},
    GalleryUser: {"type":"object","required":["id","name"],"properties":{"id":{"type":"string","maxLength":20},"name":{"type":"string","maxLength":120}}},
    MediaPage: {"type":"object","required":["metadata","data"],"properties":{"metadata":{"$ref":"GalleryMetadata"},"data":{"type":"object","required":["media"],"properties":{"page_number":{"type":"integer","minimum":1},"total":{"type":"integer","minimum":0},"media":{"type":"array","maxItems":100,"items":{"$ref":"GalleryMedia"}}}}}},
    StreamPage: {"type":"object","required":["metadata","data"],"properties":{"metadata":{"$ref":"GalleryMetadata"},"data":{"type":"object","required":["streams"],"properties":{"streams":{"type":"array","maxItems":100,"items":{"$ref":"GalleryStream"}}}}}},
  },
};
