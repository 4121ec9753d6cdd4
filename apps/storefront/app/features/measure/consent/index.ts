export { ConsentSlot } from './components/ConsentSlot.tsx';
export { type BrowserConsent, documentConsent } from './model/browser-consent.ts';
export { loadConsentForms } from './model/load-consent-forms.ts';
