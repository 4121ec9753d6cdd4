import * as v from 'valibot';
import type { PopUpBlock } from './block-types.ts';
import type { LogFault } from './fault.ts';
import { describeIssue, withoutNulls } from './fields.ts';
import { parseBlocks } from './parse-page.ts';

/**
 * The pop-ups of a site as the content service sends them.
 * @public The tools make the JSON Schema of the content from it.
 */
export const popUpsSchema = v.object({
  popups: v.pipe(v.array(v.unknown()), v.metadata({ ref: 'PopUp' })),
});

/** Parses the pop-ups of a site; a broken one is dropped with one fault. */
export function parsePopUps(json: unknown, { log }: { readonly log: LogFault }): readonly PopUpBlock[] {
  const result = v.safeParse(popUpsSchema, withoutNulls(json));
  if (!result.success) {
    log({ code: 'broken-page', type: 'popups', detail: describeIssue(result.issues[0]) });
    return [];
  }
  return parseBlocks(result.output.popups, { log }).filter((block) => block.type === 'PopUp');
}
