const PROBE_MS = 4_000;

/** Why an address cannot be framed, with the fix; undefined if it can. */
export async function framingProblem(
  url: string,
  { allowed, own }: { readonly allowed: readonly string[]; readonly own: string },
): Promise<string | undefined> {
  if (!URL.canParse(url)) return `“${url}” is no address: write all of it, from https:// on.`;
  if (!allowed.includes(new URL(url).origin))
    return `${new URL(url).origin} is not among the places that the preview may show. Add it to FRAME_ORIGINS.`;
  try {
    const response = await fetch(url, { redirect: 'follow', signal: AbortSignal.timeout(PROBE_MS) });
    await response.body?.cancel();
    const policy = response.headers.get('content-security-policy') ?? '';
    const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.trim().split(/\s+/);
    const isRejected =
      ancestors === undefined
        ? response.headers.has('x-frame-options')
        : !ancestors.some((source) => source === '*' || source === own);
    return isRejected
      ? `This page rejects to be shown in a frame. Its shop has to name ${own} as PREVIEW_ORIGIN; pages of one shopper, such as the cart, never do.`
      : undefined;
  } catch {
    return 'Nothing answers at this address. Is the shop running?';
  }
}
