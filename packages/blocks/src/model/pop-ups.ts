import * as v from 'valibot';
import type { PopUpBlock } from './block-types.ts';
import type { LogFault } from './fault.ts';
import { describeIssue, withoutNulls } from './fields.ts';
import { parseBlocks } from './parse-page.ts';

const answer = v.object({ popups: v.array(v.unknown()) });

/** The pop-ups of a site; a broken one is left out with one fault. */
export function parsePopUps(json: unknown, { log }: { readonly log: LogFault }): readonly PopUpBlock[] {
  const result = v.safeParse(answer, withoutNulls(json));
  if (!result.success) {
    log({ code: 'broken-page', type: 'popups', detail: describeIssue(result.issues[0]) });
    return [];
  }
  return parseBlocks(result.output.popups, { log }).filter((block) => block.type === 'PopUp');
}
