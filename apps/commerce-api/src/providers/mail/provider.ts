/** A message, idempotent by id. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mail provider; throws on failure. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
