// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { AnswerContract } from '../contract.ts';
import { Amount, Currency, ErrorDetail, ErrorInfo, ErrorResponse, Image, Variation } from './shared.gen.ts';

export const contract: AnswerContract = {
  service: 'wishlists',
  answers: {
    'GET /wishlists/v2/favorites': [[{"$ref":"Favorites"}, 200], [{"$ref":"ErrorResponse"}, 400, 401, 403, 429, 500]],
    'POST /wishlists/v2/favorites': [[{"$ref":"FavoriteAdded"}, 200], [{"$ref":"ErrorResponse"}, 400, 401, 403, 404, 409, 429, 500]],
    'GET /wishlists/v2/favorites/{favoriteId}/share': [[{"$ref":"SharedFavorites"}, 200], [{"$ref":"ErrorResponse"}, 400, 404, 429, 500]],
    'POST /wishlists/v2/favorites/{favoriteId}/share': [[{"type":"object","required":["shareId"],"properties":{"shareId":{"type":"string","pattern":"^[A-Za-z0-9_-]{22}$"}}}, 200], [{"$ref":"ErrorResponse"}, 400, 401, 403, 404, 429, 500]],
    'DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}': [[{"type":"object","required":["favoriteId","total"],"properties":{"favoriteId":{"type":"string","format":"uuid"},"total":{"type":"integer","minimum":0,"maximum":200}}}, 200], [{"$ref":"ErrorResponse"}, 400, 401, 403, 404, 429, 500]],
    'GET /wishlists/v2/saveForLater': [[{"$ref":"SaveForLater"}, 200], [{"$ref":"ErrorResponse"}, 400, 401, 403, 429, 500]],
  },
  schemas: {
    Amount,
    Currency,
    ErrorDetail,
    ErrorInfo,
    ErrorResponse,
    Image,
    Variation,
    CardColor: {"type":"object","required":["id","label","hex","image"],"properties":{"id":{"type":"string","maxLength":20},"label":{"type":"string","maxLength":60},"hex":{"type":"string","pattern":"^#[0-9a-f]{6}$"},"defaultColor":{"type":"boolean"},"image":{"type":"string","maxLength":300}}},
    FavoriteAdded: {"type":"object","required":["favoriteId","itemId","id","total"],"properties":{"favoriteId":{"type":"string","format":"uuid"},"itemId":{"type":"string","format":"uuid"},"id":{"type":"string","maxLength":14},"total":{"type":"integer","minimum":0,"maximum":200}}},
    FavoriteItem: {"type":"object","required":["itemId","id","qty","itemType","addedAt"],"properties":{"itemId":{"type":"string","format":"uuid"},"id":{"type":"string","maxLength":14},"qty":{"type":"integer","minimum":1,"maximum":999999},"itemType":{"type":"string","enum":["product"]},"addedAt":{"type":"string","format":"date-time"},"product":{"$ref":"ProductCard"}}},
    Favorites: {"type":"object","required":["items","total","start","count"],"properties":{"favoriteId":{"type":"string","format":"uuid"},"start":{"type":"integer","minimum":0},"count":{"type":"integer","minimum":1},"total":{"type":"integer","minimum":0,"maximum":200},"items":{"type":"array","maxItems":200,"items":{"$ref":"FavoriteItem"}}}},
    Label: {"type":"object","required":["id","label"],"properties":{"id":{"type":"string","maxLength":40},"label":{"type":"string","maxLength":60}}},
    Price: {"type":"object","required":["currency","current","original"],"properties":{"currency":{"$ref":"Currency"},"current":{"$ref":"Amount"},"original":{"$ref":"Amount"},"highCurrent":{"$ref":"Amount"},"highOriginal":{"$ref":"Amount"},"lowestPrice30Days":{"$ref":"Amount"}}},
    ProductCard: {"type":"object","required":["id","masterId","name","url","image","price","colors"],"properties":{"id":{"type":"string","maxLength":14},"masterId":{"type":"string","maxLength":14},"name":{"type":"string","maxLength":120},"kindLabel":{"type":"string","maxLength":80},"url":{"type":"string","maxLength":300},"image":{"$ref":"Image"},"price":{"$ref":"Price"},"colors":{"type":"array","maxItems":12,"items":{"$ref":"CardColor"}},"badge":{"$ref":"Label"},"eyebrow":{"$ref":"Label"},"rating":{"$ref":"Rating"},"sizeKind":{"$ref":"SizeKind"},"recToken":{"type":"string","maxLength":200},"available":{"type":"boolean"},"sizesInStock":{"type":"array","maxItems":60,"items":{"type":"string","maxLength":30}}}},
    Rating: {"type":"object","required":["score","reviewsCount"],"properties":{"score":{"type":"number","minimum":0,"maximum":5},"reviewsCount":{"type":"integer","minimum":0}}},
    SaveForLater: {"type":"object","required":["items","total"],"properties":{"saveForLaterId":{"type":"string","format":"uuid"},"total":{"type":"integer","minimum":0},"items":{"type":"array","maxItems":96,"items":{"$ref":"SavedItem"}}}},
    SavedItem: {"type":"object","required":["itemId","productId","qty","pageUrl","available"],"properties":{"itemId":{"type":"string","format":"uuid"},"productId":{"type":"string","maxLength":14},"qty":{"type":"integer","minimum":1,"maximum":999999},"recipeId":{"type":"string","maxLength":60},"pageUrl":{"type":"string","maxLength":300},"available":{"type":"boolean"},"name":{"type":"string","maxLength":120},"image":{"$ref":"Image"},"price":{"$ref":"Price"},"variants":{"type":"array","maxItems":10,"items":{"$ref":"Variation"}}}},
    SharedFavorites: {"type":"object","required":["items","total","start","count"],"properties":{"start":{"type":"integer","minimum":0},"count":{"type":"integer","minimum":1},"total":{"type":"integer","minimum":0,"maximum":200},"items":{"type":"array","maxItems":96,"items":{"type":"object","required":["id","product"],"properties":{"id":{"type":"string","maxLength":14},"product":{"$ref":"ProductCard"}}}}}},
    SizeKind: {"type":"string","enum":["shoes","volume","persons","length"]},
  },
};
