import { CODE, get, type ReadCases } from '../../../testing/contracts/read-cases.fixtures.ts';

const canvas = (kind: string, rest: string, mode = 'live'): string =>
  `/${mode}/caas/v1/canvas/${kind}/${rest}`;

export const cases: ReadCases = {
  getContentPage: {
    200: get(canvas('page', 'NF-US/home')),
    400: get(canvas('page', 'NF-US/home', 'draft'), 'API400'),
    404: get(canvas('page', 'NF-US/home', 'preview'), 'API404'),
  },
  getAugmentedPage: {
    200: get(canvas('augmentedpage', 'NF-US/error-4xx')),
    400: get(canvas('augmentedpage', 'NF-US/Cart'), 'API400'),
    404: get(canvas('augmentedpage', 'NF-US/nothing'), 'API404'),
  },
  getCategoryContent: {
    200: get(canvas('category', 'NF-US/110100')),
    400: get(canvas('category', 'NF-US/shoes'), 'API400'),
    404: get(canvas('category', 'NF-XX/110100'), 'API404'),
  },
  getFragment: {
    200: get(canvas('fragment', 'promo-bar')),
    400: get(canvas('fragment', 'Promo'), 'API400'),
    404: get(canvas('fragment', 'nothing'), 'API404'),
  },
  getMenu: {
    200: get(canvas('menu', 'NF-US')),
    400: get(canvas('menu', 'nf'), 'API400'),
    404: get(canvas('menu', 'NF-XX'), 'API404'),
  },
  getProductContent: {
    200: get(canvas('product', `NF-US/${CODE}`)),
    400: get(canvas('product', 'NF-US/shoes'), 'API400'),
    404: get(canvas('product', `NF-XX/${CODE}`), 'API404'),
  },
  getChildPages: {
    200: get(canvas('children', 'NF-US/stories')),
    400: get(canvas('children', 'NF-US/Stories'), 'API400'),
    404: get(canvas('children', 'NF-US/nothing'), 'API404'),
  },
  searchContent: {
    200: get(canvas('search', 'NF-US/article?tagId=care&limit=2')),
    400: get(canvas('search', 'NF-US/product'), 'API400'),
    404: get(canvas('search', 'NF-XX/article'), 'API404'),
  },
  getPopUps: {
    200: get(canvas('popups', 'NF-US')),
    400: get(canvas('popups', 'nf'), 'API400'),
    404: get(canvas('popups', 'NF-XX'), 'API404'),
  },
  getFooter: {
    200: get(canvas('footer', 'NF-US')),
    400: get(canvas('footer', 'nf'), 'API400'),
    404: get(canvas('footer', 'NF-XX'), 'API404'),
  },
  getContentRevision: { 200: get('/caas/v1/content-revision') },
  getShowcase: {
    200: get(canvas('showcase', 'NF-US/Hero')),
    400: get(canvas('showcase', 'NF-US/PromoBar'), 'API400'),
    404: get(canvas('showcase', 'NF-XX/Hero'), 'API404'),
  },
};
