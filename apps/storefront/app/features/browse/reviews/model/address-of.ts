/** The address of a list with some of its parameters changed; what was done before is not part of it. */
export function addressOf(
  pathname: string,
  search: string,
  change: Readonly<Record<string, string | undefined>>,
): string {
  const query = new URLSearchParams(search);
  query.delete('done');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
