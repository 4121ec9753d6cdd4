import type { MiddlewareFunction } from 'react-router';
import { visitorConsent } from '../consent/visitor-consent.ts';
import { previewContext, siteContext, visitorContext } from './context.ts';

/** Reads the visitor's consent from region, cookie and Global Privacy Control. */
export const consent: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const { region } = context.get(siteContext);
  const isPreview = context.get(previewContext) !== null;
  const hasPrivacySignal = request.headers.get('sec-gpc') === '1';
  const cookies = request.headers.get('cookie');
  context.set(visitorContext, {
    consent: visitorConsent({ region, cookies, hasPrivacySignal, isPreview }),
    hasPrivacySignal,
  });
  return next();
};
