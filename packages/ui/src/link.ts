import type { ComponentProps, ElementType } from 'react';

/** The props that links pass on: those of an anchor, so that `a` itself fits. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref' | 'style'> & { readonly href: string };

/** Renders links; an application passes its router's link, the default is `a`. */
export type LinkComponent = ElementType<LinkProps>;
