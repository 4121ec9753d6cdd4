import type { ComponentProps, ElementType } from 'react';

/** Text for assistive technology only; it shows when something in it has focus. */
export function VisuallyHidden({
  as: Tag = 'span',
  ...rest
}: Omit<ComponentProps<'span'>, 'style' | 'className' | 'ref'> & { readonly as?: ElementType | undefined }) {
  return <Tag {...rest} className="visually-hidden" />;
}
