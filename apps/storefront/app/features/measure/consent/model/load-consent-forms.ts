/** The code that applies a choice without another page; only pages with a form for it load it. */
export const loadConsentForms = () => import('./enhance-consent-forms.ts');
