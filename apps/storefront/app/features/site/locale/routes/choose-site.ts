import type { LoaderFunctionArgs } from 'react-router';
import { chooseSite } from '../../../../shared/sites/choose-site.ts';

/** The bare address picks a site once, from the visitor's languages, and leads there. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { locale } = chooseSite(request.headers.get('accept-language') ?? '');
  return new Response(null, {
    status: 302,
    headers: { location: `/${locale}`, vary: 'Accept-Language', 'cache-control': 'private, no-store' },
  });
}
