import type { ReactNode } from 'react';
import type { MarkupScope } from './markup-scope.ts';

export interface Piece<T extends object> {
  readonly name: string;
  readonly of: T;
  readonly scope: MarkupScope | undefined;
  /** Hydrates in the browser, so that it has to be what React would have rendered in its place. */
  readonly isInteractive?: boolean;
}

/**
 * Gives a mark that stands for a piece of markup; undefined for one that has to be drawn in its place. A piece of the
 * object that the piece around it shows is drawn in its place, too: both come and go together.
 */
export type StaticRenderer = <T extends object>(
  piece: Piece<T>,
  children: (of: T) => ReactNode,
) => string | undefined;
