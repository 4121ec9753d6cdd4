// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { AnswerSchema } from '../contract.ts';

export const ErrorDetail: AnswerSchema = {"type":"object","required":["errorId","message"],"properties":{"errorId":{"type":"string","maxLength":60},"message":{"type":"string","maxLength":500},"type":{"type":"string","maxLength":30},"field":{"type":"string","maxLength":120},"itemId":{"type":"string","maxLength":60},"additionalInfo":{"$ref":"ErrorInfo"}}};

export const ErrorInfo: AnswerSchema = {"type":"object","properties":{"maxAllowedQty":{"type":"integer","minimum":0},"shipmentId":{"type":"string","maxLength":60},"categoryId":{"type":"string","maxLength":7},"orderNumber":{"type":"string","pattern":"^[A-Z]{2}[0-9]{8,14}$"},"picture":{"type":"string","enum":["empty","too-many-bytes","not-a-picture","too-many-pixels","too-small"]},"paymentPending":{"type":"boolean"}}};

export const ErrorResponse: AnswerSchema = {"type":"object","required":["errorDetails","appId","correlationId"],"properties":{"errorDetails":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"ErrorDetail"}},"appId":{"type":"string","maxLength":60},"correlationId":{"type":"string","maxLength":64}}};

export const Amount: AnswerSchema = {"type":"number","minimum":0,"maximum":100000000};

export const Currency: AnswerSchema = {"type":"string","enum":["USD","CAD","GBP","EUR"]};

export const Address: AnswerSchema = {"type":"object","required":["addressLine1","city","countryCode","firstName","lastName","phone","postalCode"],"additionalProperties":false,"properties":{"addressId":{"type":"string","maxLength":60},"shippingId":{"type":"string","maxLength":60},"firstName":{"type":"string","maxLength":60},"lastName":{"type":"string","maxLength":60},"addressLine1":{"type":"string","maxLength":100},"addressLine2":{"type":"string","maxLength":100},"city":{"type":"string","maxLength":100},"province":{"type":"string","maxLength":60},"postalCode":{"type":"string","maxLength":20},"country":{"type":"string","maxLength":60},"countryCode":{"type":"string","pattern":"^[A-Z]{2}$"},"email":{"type":"string","maxLength":100},"phone":{"type":"string","maxLength":30},"phoneCode":{"type":"string","maxLength":6},"subscriptions":{"$ref":"AddressSubscriptions"}}};

export const AddressSubscriptions: AnswerSchema = {"type":"object","additionalProperties":false,"properties":{"newsletterConsent":{"type":"boolean"}}};

export const Image: AnswerSchema = {"type":"object","required":["src","alt"],"properties":{"src":{"type":"string","maxLength":300},"alt":{"type":"string","maxLength":300}}};

export const Link: AnswerSchema = {"type":"object","required":["text","url"],"properties":{"text":{"type":"string","maxLength":200},"url":{"type":"string","maxLength":500}}};

export const Totals: AnswerSchema = {"type":"object","required":["itemTotal","totalDiscount","totalDiscountPercentage","total"],"properties":{"itemTotal":{"$ref":"Amount"},"totalDiscount":{"$ref":"Amount"},"totalDiscountPercentage":{"type":"integer","minimum":0,"maximum":100},"shipping":{"$ref":"Amount"},"tax":{"$ref":"Amount"},"taxIncluded":{"type":"boolean"},"total":{"$ref":"Amount"}}};

export const Variation: AnswerSchema = {"type":"object","required":["code","value"],"properties":{"code":{"type":"string","enum":["color","size","custom"]},"label":{"type":"string","maxLength":60},"value":{"type":"string","maxLength":80}}};

export const Flash: AnswerSchema = {"type":"object","required":["code","message"],"properties":{"code":{"type":"string","maxLength":60},"message":{"type":"string","maxLength":500},"type":{"type":"string","enum":["info","warning","error"]},"itemId":{"type":"string","maxLength":60},"shipmentId":{"type":"string","maxLength":60},"challenge":{"$ref":"Challenge"}}};

export const Challenge: AnswerSchema = {"type":"object","required":["url","sessionID"],"properties":{"url":{"type":"string","maxLength":500},"sessionID":{"type":"string","maxLength":100}}};

export const Notification: AnswerSchema = {"type":"object","required":["type","message"],"properties":{"type":{"type":"string","maxLength":60},"message":{"type":"string","maxLength":500},"itemId":{"type":"string","maxLength":60}}};

export const Promotion: AnswerSchema = {"type":"object","required":["promotionId","promotionName","level"],"properties":{"promotionId":{"type":"string","maxLength":60},"promotionName":{"type":"string","maxLength":120},"level":{"type":"string","enum":["ORDER","PRODUCT","SHIPPING"]},"calloutMessage":{"type":"string","maxLength":500},"discount":{"$ref":"Amount"}}};
