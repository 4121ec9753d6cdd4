import { ServerOnly } from './ServerOnly.tsx';

/** Facts for search engines: part of the document only, because a client navigation has no reader for them. */
export function JsonLd({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  return (
    <ServerOnly>
      <script
        type="application/ld+json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </ServerOnly>
  );
}
