import type { ConsentView, ExperimentConfig } from '@haberdash/experiments';
import { createCustomerData } from '@haberdash/experiments/events';
import { createSegments, type Segments } from '@haberdash/experiments/segments';
import { CLIENT } from '../model/client.ts';
import { clock, logExperiments as log, READY_WAIT_MS } from './configuration.server.ts';
import type { VisitorIdentity } from './visitor-identity.server.ts';

const TIMEOUT_MS = 10_000;

/** The visitor's own consent was asked before each call: what serves many visitors has none of its own. */
const GRANTED: ConsentView = { isGranted: () => true, subscribe: () => () => undefined };

const send = (url: string, request: RequestInit): Promise<Response> =>
  fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });

type Settings = NonNullable<ExperimentConfig['customerData']>;

interface CustomerData extends Pick<Settings, 'apiKey' | 'host' | 'pixelUrl'> {
  readonly segments: Segments;
  readonly events: ReturnType<typeof createCustomerData>;
}

let current: CustomerData | undefined;

function clientsOf({ apiKey, host, pixelUrl }: Settings): CustomerData {
  if (current?.apiKey === apiKey && current.host === host && current.pixelUrl === pixelUrl) return current;
  return (current = {
    apiKey,
    host,
    pixelUrl,
    segments: createSegments({ apiKey, host, clock, log, fetch: send }),
    events: createCustomerData({
      pixelUrl,
      apiKey,
      client: CLIENT,
      consent: GRANTED,
      isBrowser: false,
      fetch: async (url, request) => {
        const response = await send(url, request);
        // An unread body keeps its connection.
        await response.body?.cancel();
        return response;
      },
      clock,
      newId: () => crypto.randomUUID(),
      log,
    }),
  });
}

/** The provider's segments of a visitor, of those that the project uses (spec 2 §7); late ones count with the next read. */
export async function qualifiedSegments(
  consent: Pick<ConsentView, 'isGranted'>,
  { customerData }: ExperimentConfig,
  { isCustomer, userId, vuid }: Pick<VisitorIdentity, 'isCustomer' | 'userId' | 'vuid'>,
): Promise<readonly string[]> {
  if (customerData === undefined || customerData.segments.length === 0) return [];
  const { segments } = clientsOf(customerData);
  const found = isCustomer
    ? segments.qualified(consent, 'fs_user_id', userId, customerData.segments)
    : segments.qualified(consent, 'vuid', vuid, customerData.segments);
  const late = new Promise<undefined>((resolve) => clock.after(READY_WAIT_MS, () => resolve(undefined)));
  return (await Promise.race([found, late])) ?? [];
}

/** Announces a new visitor, who allows it, to the customer data of the project: by the id alone (spec 2 §7). */
export function introduceVisitor({ customerData }: ExperimentConfig, visitorId: string): void {
  if (customerData === undefined || customerData.pixelUrl === '') return;
  clientsOf(customerData).events.send({ action: 'client_initialized', identifiers: { vuid: visitorId } });
}

/**
 * Links the visitor of this browser with the customer in the customer data: by pseudonyms alone, never by an e-mail
 * address or a customer number.
 */
export function identifyVisitor(
  { customerData }: ExperimentConfig,
  { vuid, userId }: Pick<VisitorIdentity, 'vuid' | 'userId'>,
): void {
  if (customerData === undefined || customerData.pixelUrl === '') return;
  clientsOf(customerData).events.send({ action: 'identified', identifiers: { vuid, fs_user_id: userId } });
}
