import type { ComponentProps, ElementType } from 'react';

/** What every link of this package passes on: a plain anchor's attributes, so that `a` itself fits. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref' | 'style'> & { readonly href: string };

/** The element or component that draws a link; a shop passes its router's link, the default is `a`. */
export type LinkComponent = ElementType<LinkProps>;
