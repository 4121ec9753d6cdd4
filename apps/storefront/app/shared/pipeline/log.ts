/** One line of the log. Never holds personal data: no names, addresses, tokens or query strings. */
export type LogLine = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes one JSON line to standard output. */
export function log(level: 'info' | 'warn' | 'error', event: string, facts: LogLine): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`);
}
