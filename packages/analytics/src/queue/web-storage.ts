/** The part of the web's storage that is used; each call may throw, as it does in private windows. */
export interface WebStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}
