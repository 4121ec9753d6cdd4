/** One message; its id makes sending it twice the same as sending it once. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The provider that delivers mail; it throws when it cannot. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
