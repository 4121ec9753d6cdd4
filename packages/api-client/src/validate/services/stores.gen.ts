// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { AnswerContract } from '../contract.ts';
import { ErrorDetail, ErrorInfo, ErrorResponse } from './shared.gen.ts';

export const contract: AnswerContract = {
  service: 'stores',
  answers: {
    'POST /stores/v1/search': [[{"$ref":"StoreList"}, 200], [{"$ref":"ErrorResponse"}, 400, 500]],
    'POST /stores/v1/collectionPoints': [[{"type":"object","required":["collectionPoints"],"properties":{"collectionPoints":{"type":"array","maxItems":50,"items":{"$ref":"CollectionPoint"}}}}, 200], [{"$ref":"ErrorResponse"}, 400, 500]],
  },
  schemas: {
    ErrorDetail,
    ErrorInfo,
    ErrorResponse,
    ClockTime: {"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},
    CollectionPoint: {"type":"object","required":["id","name","provider","addressLine1","city","postalCode","countryCode","latitude","longitude","openingHours"],"properties":{"id":{"type":"string","maxLength":40},"name":{"type":"string","maxLength":80},"provider":{"type":"string","maxLength":40},"addressLine1":{"type":"string","maxLength":100},"city":{"type":"string","maxLength":60},"postalCode":{"type":"string","maxLength":20},"countryCode":{"type":"string","pattern":"^[A-Z]{2}$"},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"openingHours":{"type":"array","maxItems":7,"items":{"type":"string","maxLength":60}},"distanceKm":{"type":"number","minimum":0},"shippingMethod":{"type":"object","required":["code","label"],"properties":{"code":{"type":"string","maxLength":40},"label":{"type":"string","maxLength":80},"deliveryTime":{"type":"string","maxLength":80}}}}},
    SpecialDay: {"type":"object","required":["date"],"properties":{"date":{"type":"string","format":"date"},"opens":{"$ref":"ClockTime"},"closes":{"$ref":"ClockTime"}}},
    Store: {"type":"object","required":["id","name","addressLine1","city","postalCode","countryCode","latitude","longitude","openingHours"],"properties":{"id":{"type":"string","maxLength":20},"name":{"type":"string","maxLength":80},"addressLine1":{"type":"string","maxLength":100},"city":{"type":"string","maxLength":60},"postalCode":{"type":"string","maxLength":20},"countryCode":{"type":"string","pattern":"^[A-Z]{2}$"},"phone":{"type":"string","maxLength":30},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"openingHours":{"type":"array","maxItems":7,"items":{"type":"string","maxLength":60}},"weeklyHours":{"type":"array","maxItems":7,"items":{"$ref":"WeeklyHours"}},"timeZone":{"type":"string","maxLength":40},"specialDays":{"type":"array","maxItems":12,"items":{"$ref":"SpecialDay"}},"services":{"type":"array","maxItems":5,"items":{"type":"string","enum":["pickup","returns","repair","fitting","recycling"]}},"storeInventory":{"type":"integer","minimum":0},"distanceKm":{"type":"number","minimum":0}}},
    StoreList: {"type":"object","required":["stores"],"properties":{"stores":{"type":"array","maxItems":50,"items":{"$ref":"Store"}}}},
    WeeklyHours: {"type":"object","required":["from","to","opens","closes"],"properties":{"from":{"type":"integer","minimum":1,"maximum":7},"to":{"type":"integer","minimum":1,"maximum":7},"opens":{"$ref":"ClockTime"},"closes":{"$ref":"ClockTime"}}},
  },
};
