/** Generated texts by file path. */
export interface Made {
  readonly files: ReadonlyMap<string, string>;
  /** Discovered dependencies besides the declared inputs. */
  readonly dependencies?: readonly string[];
  /** Errors of its sources, each with its place. */
  readonly errors?: readonly string[];
}

/** Generates files; runs again when an input changes. */
export interface Generator {
  readonly name: string;
  /** Input files and folders, relative to the repository. */
  readonly inputs: readonly string[];
  readonly make: () => Promise<Made>;
}
