/** How a keyed call ended. */
export interface Outcome {
  readonly body: unknown;
}
