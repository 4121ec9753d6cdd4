import type { ReactNode } from 'react';

/** The first link of a page: visible on focus, leads past the header to `#target`. */
export function SkipLink({ target, children }: { readonly target: string; readonly children: ReactNode }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
