import { ServerOnly } from './ServerOnly.tsx';

/** Structured data for search engines: in the document only, kept by hydration without its data. */
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
