import type { ReactNode } from 'react';
import type { MarkupScope } from './markup-scope.ts';

export interface Piece<T extends object> {
  readonly name: string;
  readonly of: T;
  readonly scope: MarkupScope | undefined;
  /** Hydrates in the browser, so it must equal React's own output. */
  readonly isInteractive?: boolean;
}

/**
 * Returns a placeholder for a piece; undefined for one that must render in place, such as a nested piece of the same
 * object, which has the same lifetime.
 */
export type StaticRenderer = <T extends object>(
  piece: Piece<T>,
  children: (of: T) => ReactNode,
) => string | undefined;
