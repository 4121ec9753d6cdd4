import { fromBase64Url, toBase64Url } from '../core/base64-url.ts';

/** What a ticket permits: unpublished content of some sites until a time. */
export interface PreviewGrant {
  readonly siteIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number;
  /** The editor's sign-in name; without it a ticket shows content, and writes none. */
  readonly editor?: string;
}

/** The result of checking a ticket; only `valid` permits anything. */
export type PreviewTicketState =
  | ({ readonly state: 'valid' } & PreviewGrant)
  | { readonly state: 'expired'; readonly expiredAtMs: number }
  | { readonly state: 'forged' };

/** Maximum lifetime, whatever the ticket says: former editors must not keep access. */
export const LONGEST_PREVIEW_MS = 7 * 24 * 60 * 60_000;

/** Minimum length of a signing secret, in characters. */
export const SHORTEST_PREVIEW_SECRET = 32;

const SHAPE = /^([A-Za-z0-9_-]{8,900})\.([A-Za-z0-9_-]{43})$/;
const SITE = /^[A-Z0-9-]{2,20}$/;
const MOST_SITES = 30;
const LONGEST_EDITOR = 254;

interface Payload {
  readonly siteIds: readonly string[];
  readonly expiresAt: number;
  readonly editor?: string;
}

const isEditor = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_EDITOR;

/** Sites, expiry in seconds and the editor if there is one: `[["NF-US"], 1764576000, "ann@example.com"]`. */
function readPayload(value: unknown): Payload | undefined {
  const [siteIds, expiresAt, editor]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Array.isArray(siteIds) || siteIds.length === 0 || siteIds.length > MOST_SITES) return undefined;
  if (!siteIds.every((id): id is string => typeof id === 'string' && SITE.test(id))) return undefined;
  if (!Number.isSafeInteger(expiresAt) || (editor !== undefined && !isEditor(editor))) return undefined;
  return { siteIds, expiresAt: Number(expiresAt), ...(editor === undefined ? {} : { editor }) };
}

const encoder = new TextEncoder();

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/** The signed text names its purpose, so that no other signature with the secret is a ticket. */
const signedPart = (payload: string): Uint8Array<ArrayBuffer> => encoder.encode(`preview-ticket.${payload}`);

/**
 * Signs a ticket (HMAC with SHA-256). Throws for an invalid secret or time.
 *
 * @example await signPreviewTicket({ siteIds: ['NF-US'], expiresAtMs: Date.now() + 3_600_000 }, { secret,
 * nowMs: Date.now() })
 */
export async function signPreviewTicket(
  { siteIds, expiresAtMs, editor }: PreviewGrant,
  { secret, nowMs }: { readonly secret: string; readonly nowMs: number },
): Promise<string> {
  if (secret.length < SHORTEST_PREVIEW_SECRET)
    throw new RangeError('The secret of the preview is too short.');
  if (expiresAtMs <= nowMs || expiresAtMs - nowMs > LONGEST_PREVIEW_MS)
    throw new RangeError('A preview ticket lasts a week at the most.');
  const payload = [siteIds, Math.floor(expiresAtMs / 1_000), ...(editor === undefined ? [] : [editor])];
  if (readPayload(payload) === undefined)
    throw new RangeError('A preview ticket names 1 to 30 sites, and an editor by up to 254 characters.');
  const text = toBase64Url(encoder.encode(JSON.stringify(payload)));
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), signedPart(text));
  return `${text}.${toBase64Url(new Uint8Array(signature))}`;
}

async function isSigned(payload: string, signature: string, secrets: readonly string[]): Promise<boolean> {
  const bytes = fromBase64Url(signature);
  for (const secret of secrets) {
    if (await crypto.subtle.verify('HMAC', await keyOf(secret), bytes, signedPart(payload))) return true;
  }
  return false;
}

function decodePayload(text: string): Payload | undefined {
  try {
    return readPayload(JSON.parse(new TextDecoder().decode(fromBase64Url(text))));
  } catch {
    return undefined;
  }
}

/** Verifies a ticket against several secrets, for rotation; invalid without any. */
export async function readPreviewTicket(
  ticket: string,
  { secrets, nowMs }: { readonly secrets: readonly string[]; readonly nowMs: number },
): Promise<PreviewTicketState> {
  const [, payload = '', signature = ''] = SHAPE.exec(ticket) ?? [];
  if (payload === '' || !(await isSigned(payload, signature, secrets))) return { state: 'forged' };
  const known = decodePayload(payload);
  if (known === undefined) return { state: 'forged' };
  const expiresAtMs = known.expiresAt * 1_000;
  if (expiresAtMs <= nowMs) return { state: 'expired', expiredAtMs: expiresAtMs };
  if (expiresAtMs - nowMs > LONGEST_PREVIEW_MS) return { state: 'forged' };
  const { siteIds, editor } = known;
  return { state: 'valid', siteIds, expiresAtMs, ...(editor === undefined ? {} : { editor }) };
}

/** Parses a comma-separated setting of secrets, newest first. */
export const previewSecretsOf = (setting: string | undefined): readonly string[] =>
  (setting ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
