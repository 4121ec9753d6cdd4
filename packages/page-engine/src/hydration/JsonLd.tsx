import { ServerOnly } from './ServerOnly.tsx';

/**
 * Facts for search engines, one object or several: part of the document only, because a client navigation has no reader
 * for them. A browser that hydrates needs no data: what is in the document stays.
 */
export function JsonLd({ data }: { readonly data: object | undefined }) {
  const json = data === undefined ? '' : JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <ServerOnly>
      <script
        type="application/ld+json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: json }}
      />
    </ServerOnly>
  );
}
