import type { ComponentProps, ElementType } from 'react';

/** Steps of the spacing scale; `section` grows with the window. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'section';

export interface BoxProps extends Omit<ComponentProps<'div'>, 'style' | 'ref'> {
  /** Default `div`; set it for semantics: `ul`, `section`, `main`. */
  readonly as?: ElementType | undefined;
}
