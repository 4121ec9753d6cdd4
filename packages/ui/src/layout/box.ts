import type { ComponentProps, ElementType } from 'react';

/** Steps of the spacing scale; `section` grows with the window. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'section';

/** What every layout helper takes: a tag that gives it meaning and the attributes of a block element. */
export interface BoxProps extends Omit<ComponentProps<'div'>, 'style' | 'ref'> {
  /** `div` unless the box means something: `ul`, `section`, `main`. */
  readonly as?: ElementType | undefined;
}
