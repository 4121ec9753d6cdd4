export { ConsentSlot } from './components/ConsentSlot.tsx';
export { type BrowserConsent, documentConsent } from './model/browser-consent.ts';
export { enhanceBanner } from './model/enhance-banner.ts';
