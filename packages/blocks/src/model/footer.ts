import * as v from 'valibot';
import type { LogFault } from './fault.ts';
import { describeIssue, lenientList, optionalText, target, text, withoutNulls } from './fields.ts';

/**
 * The footer as the content service sends it.
 * @public The tools make the JSON Schema of the content from it.
 */
export const footerSchema = (log: LogFault) =>
  v.object({
    columns: lenientList(
      v.object({ title: text(80), links: lenientList(target, 'Footer.links', log) }),
      'Footer.columns',
      log,
    ),
    legal: lenientList(target, 'Footer.legal', log),
    note: optionalText(300),
  });
export type Footer = v.InferOutput<ReturnType<typeof footerSchema>>;

/** Parses the footer; a broken one is empty. */
export function parseFooter(json: unknown, { log }: { readonly log: LogFault }): Footer {
  const result = v.safeParse(footerSchema(log), withoutNulls(json));
  if (result.success) return result.output;
  log({ code: 'broken-page', type: 'footer', detail: describeIssue(result.issues[0]) });
  return { columns: [], legal: [], note: undefined };
}
