import type { ComponentProps, ElementType } from 'react';

/** Text for assistive technology only; visible while something in it has the focus. */
export function VisuallyHidden({
  as: Tag = 'span',
  ...rest
}: Omit<ComponentProps<'span'>, 'style' | 'className' | 'ref'> & { readonly as?: ElementType | undefined }) {
  return <Tag {...rest} className="visually-hidden" />;
}
