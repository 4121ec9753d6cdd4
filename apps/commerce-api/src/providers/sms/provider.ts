/** A text message, idempotent by id. */
export interface TextMessage {
  readonly id: string;
  /** International form. */
  readonly to: string;
  readonly language: string;
  readonly text: string;
}

/** The text message provider; throws on failure. */
export interface Texter {
  send(message: TextMessage): Promise<void>;
}
