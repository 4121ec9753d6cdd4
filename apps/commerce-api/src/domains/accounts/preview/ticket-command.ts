import {
  LONGEST_PREVIEW_MS,
  previewSecretsOf,
  SHORTEST_PREVIEW_SECRET,
  signPreviewTicket,
} from '@haberdash/api-client/preview-ticket';

import { StartupProblem } from '../../../platform/process/startup-problem.ts';

export interface TicketInput {
  /** Comma-separated. */
  readonly sites: string;
  readonly hours: string;
  /** The editor who may write with it; empty for a ticket that only shows. */
  readonly editor?: string;
  /** PREVIEW_SECRET; the newest secret signs. */
  readonly secret: string | undefined;
  readonly nowMs: number;
}

const HOUR_MS = 60 * 60_000;
const LONGEST_HOURS = LONGEST_PREVIEW_MS / HOUR_MS;

/** Creates the ticket that the command prints; throws one sentence for invalid input. */
export async function ticketOf({ sites, hours, editor = '', secret, nowMs }: TicketInput): Promise<string> {
  const [newest] = previewSecretsOf(secret);
  if (newest === undefined || newest.length < SHORTEST_PREVIEW_SECRET)
    throw new StartupProblem(
      'Set PREVIEW_SECRET to that of the service, at least 32 characters, or DATA_DIR to its folder.',
    );
  const siteIds = sites.split(',').map((site) => site.trim());
  if (!siteIds.every((site) => /^[A-Z0-9-]{2,20}$/.test(site)))
    throw new StartupProblem(`--sites is "${sites}"; name sites such as NF-US,NF-CA.`);
  const length = Number(hours);
  if (!(length > 0 && length <= LONGEST_HOURS))
    throw new StartupProblem(`--hours is "${hours}"; a ticket lasts up to ${LONGEST_HOURS} hours.`);
  return signPreviewTicket(
    { siteIds, expiresAtMs: nowMs + length * HOUR_MS, ...(editor === '' ? {} : { editor }) },
    { secret: newest, nowMs },
  );
}
