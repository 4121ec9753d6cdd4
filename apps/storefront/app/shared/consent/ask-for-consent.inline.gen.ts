// Generated from the .inline.ts beside it by `npm run codegen`. Do not edit.
export const script =
  '(()=>{var t="consent",e="asking",o="OptanonConsent";document.getElementById(t)&&!new RegExp(`(^|; )${o}=[^;]*groups`).test(document.cookie)&&(document.documentElement.dataset[e]="");})();';
