import { ASKING, BANNER_ID, CONSENT_COOKIE } from './consent-slot.ts';

// Opens the banner before anything is painted where the visitor was not asked yet. Compiled to text by
// `npm run codegen`; it is in every page.
if (
  document.getElementById(BANNER_ID) &&
  !new RegExp(`(^|; )${CONSENT_COOKIE}=[^;]*groups`).test(document.cookie)
)
  document.documentElement.dataset[ASKING] = '';
