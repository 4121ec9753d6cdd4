export interface Outcome {
  readonly body: unknown;
}
