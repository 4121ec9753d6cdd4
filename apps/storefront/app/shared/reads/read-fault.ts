import type { Block } from '@haberdash/blocks/model';
import { isRouteErrorResponse } from 'react-router';

/** Why a page cannot be shown. */
export type FaultKind =
  | 'not-found'
  | 'unknown-site'
  | 'bad-address'
  /** The body is no form, or the page takes none. */
  | 'unreadable'
  /** A service's response was invalid. */
  | 'bad-answer'
  | 'service-down'
  | 'slow'
  /** The browser could not reach the shop's own server. */
  | 'offline'
  | 'broken'
  | 'rejected'
  /** The visitor has sent too many requests. */
  | 'too-many';

export interface Fault {
  readonly kind: FaultKind;
  readonly correlationId?: string | undefined;
  readonly blocks?: readonly Block[] | undefined;
}

const KINDS: readonly FaultKind[] = [
  'not-found',
  'unknown-site',
  'bad-address',
  'unreadable',
  'bad-answer',
  'service-down',
  'slow',
  'broken',
  'rejected',
  'too-many',
];

const KIND_OF_STATUS: Readonly<Record<number, FaultKind>> = {
  400: 'bad-address',
  404: 'not-found',
  405: 'unreadable',
};

const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError && /^(?:Failed to fetch|Load failed|NetworkError when)/.test(error.message);

/** Parses what a boundary gets: our own fault, or any other error by its status. */
export function readFault(error: unknown): Fault {
  if (!isRouteErrorResponse(error)) return { kind: isLostConnection(error) ? 'offline' : 'broken' };
  const data: unknown = error.data;
  if (typeof data === 'object' && data !== null && 'kind' in data) {
    const kind = KINDS.find((each) => each === data.kind);
    const correlationId =
      'correlationId' in data && typeof data.correlationId === 'string' ? data.correlationId : undefined;
    // Our own read has parsed the blocks, and the router returns them unchanged.
    const blocks =
      'blocks' in data && Array.isArray(data.blocks) ? (data.blocks as readonly Block[]) : undefined;
    if (kind !== undefined) return { kind, correlationId, blocks };
  }
  return { kind: KIND_OF_STATUS[error.status] ?? 'broken' };
}
