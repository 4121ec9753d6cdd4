export { checkShop, ShopProblem } from './check-shop.ts';
export type {
  Brand,
  CountryTerms,
  CurrencyTerms,
  LegalFramework,
  ShopDefinition,
  SiteDefinition,
  SiteSwitches,
  WorkingDays,
} from './definition.ts';
export { sitesIn, sitesOf, type Site, type SiteLaw } from './sites.ts';
