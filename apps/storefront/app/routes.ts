import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/choose-site.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route(':locale', 'routes/locale.tsx', [
    route('me', 'routes/me.ts'),
    route('mini-cart', 'routes/mini-cart.ts'),
    layout('routes/page.tsx', [
      index('routes/home.tsx'),
      route('p/:product', 'routes/product.tsx'),
      route('cart', 'routes/cart.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
