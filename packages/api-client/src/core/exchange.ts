/** One try of a call, as it goes over the wire. */
export interface WireCall {
  readonly url: string;
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  /** Ends the try when the time is over or the caller gives up. */
  readonly signal: AbortSignal;
  readonly maxBytes: number;
}

/** What came back; without a body when that has more bytes than allowed. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: Uint8Array | undefined;
}

/** Sends one try by other means than `fetch` and reads what comes back; rejects when no answer comes. */
export type Exchange = (call: WireCall) => Promise<WireAnswer>;
