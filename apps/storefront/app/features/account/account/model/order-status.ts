import type { PurchaseStatus } from '@haberdash/api-client/consumers';
import type { BadgeProps } from '@haberdash/ui';

/** How the status of an order looks; its words say the same. */
export const STATUS_TONE = {
  PLACED: 'neutral',
  PENDING_CHALLENGE: 'neutral',
  IN_PREPARATION: 'neutral',
  READY_FOR_PICKUP: 'accent',
  SHIPPED: 'accent',
  DELIVERED: 'success',
  CANCELLED: 'muted',
  RETURNED: 'muted',
} as const satisfies Readonly<Record<PurchaseStatus, BadgeProps['tone']>>;
