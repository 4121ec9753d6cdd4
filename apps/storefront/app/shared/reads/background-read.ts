interface ServerRead<Data> {
  readonly serverLoader: () => Promise<Data>;
}

/** The `clientLoader` of what a page reads by itself: a failed read shows nothing, and leaves the page as it is. */
export async function backgroundRead<Data>({ serverLoader }: ServerRead<Data>): Promise<Data | undefined> {
  try {
    return await serverLoader();
  } catch (error) {
    // Redirects are thrown, too.
    if (error instanceof Response) throw error;
    return undefined;
  }
}
