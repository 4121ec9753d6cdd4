/** What a generator made: the texts of files by their paths from the root of the repository. */
export interface Made {
  readonly files: ReadonlyMap<string, string>;
  /** Files that it found out to depend on, beside the inputs that it declares. */
  readonly dependencies?: readonly string[];
  /** What is wrong with its sources, each with its place. */
  readonly errors?: readonly string[];
}

/** Makes files from sources of the repository; it is run again when one of its inputs has changed. */
export interface Generator {
  /** A name that no other generator has. */
  readonly name: string;
  /** Files and folders, from the root of the repository, whose content decides what is made. */
  readonly inputs: readonly string[];
  readonly make: () => Promise<Made>;
}
