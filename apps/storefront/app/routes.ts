import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/choose-site.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route(':locale/checkout', 'routes/checkout.tsx', [
    index('routes/checkout-start.ts'),
    route('shipping', 'routes/checkout-shipping.tsx'),
    route('billing', 'routes/checkout-billing.tsx'),
    route('summary', 'routes/checkout-summary.tsx'),
  ]),
  route(':locale', 'routes/locale.tsx', [
    route('me', 'routes/me.ts'),
    route('search/suggest', 'routes/suggest.ts'),
    route('mini-cart', 'routes/mini-cart.ts'),
    route('favorites/heart', 'routes/favorites-heart.ts'),
    route('experiment-events', 'routes/experiment-events.ts'),
    route('consent.css', 'routes/consent-style.ts'),
    layout('routes/page.tsx', [
      index('routes/home.tsx'),
      route('c/:category', 'routes/category.tsx'),
      route('search', 'routes/search.tsx'),
      route('p/:product', 'routes/product.tsx'),
      route('cart', 'routes/cart.tsx'),
      route('favorites', 'routes/favorites.tsx'),
      route('favorites/:share', 'routes/shared-favorites.tsx'),
      route('order-confirmation', 'routes/order-confirmation.tsx'),
      route('privacy-choices', 'routes/privacy-choices.tsx'),
      route('*', 'routes/content-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
