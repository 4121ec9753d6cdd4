/** The advisory locks of the service, in one table so that no two of them share a key. */
export const ADVISORY_LOCKS = {
  /** Migrations run in one instance at a time. */
  migration: 7_240_121,
  /** The clean-up runs in one instance at a time. */
  cleanUp: 7_240_122,
  /** Files of the catalogue are imported by one process at a time, batch by batch. */
  catalogue: 7_240_123,
  /** With the hash of a shopper: placement. */
  placement: 7_240,
  /** With the hash of a card: placement. */
  card: 7_241,
  /** With the hash of a shopper: stock reservations. */
  reservation: 7_242,
} as const;
