/** One text message; its id makes sending it twice the same as sending it once. */
export interface TextMessage {
  readonly id: string;
  /** A phone in the international form. */
  readonly to: string;
  readonly language: string;
  readonly text: string;
}

/** The provider that delivers text messages; it throws when it cannot. */
export interface Texter {
  send(message: TextMessage): Promise<void>;
}
