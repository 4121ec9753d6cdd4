import { redirect } from 'react-router';
import { NO_ANSWER, errorOf } from '@haberdash/checkout';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';

/** A customer's file, to be saved; no cache keeps it. The name says nothing of the person. */
export const personFile = (
  body: BodyInit,
  { name, type }: { readonly name: string; readonly type: string },
): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });

/** Back to the page that offers a file, which says why there is none; what is no error is thrown. */
export function withoutFile(error: unknown, page: string): Response {
  const code = isFailedRead(error) ? NO_ANSWER : errorOf(error)?.code;
  if (code === undefined) throw error;
  return redirect(`${page}?${new URLSearchParams({ rejected: code })}`, 303);
}
