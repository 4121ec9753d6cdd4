export interface WireCall {
  readonly url: string;
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
}

/** A response; without a body if that exceeds the limit. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: Uint8Array | undefined;
}

/** Sends one attempt without `fetch` and reads the response; rejects without one. */
export type Exchange = (call: WireCall) => Promise<WireResponse>;
