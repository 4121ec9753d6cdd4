import * as v from 'valibot';
import type { Block, PopUpBlock } from './block-types.ts';
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

type ParsePopUps = { readonly log: LogFault };

/** Parses the pop-ups of a site with the experiences around them; a broken one is dropped with one fault. */
export function parsePopUpBlocks(json: unknown, { log }: ParsePopUps): readonly Block[] {
  const result = v.safeParse(popUpsSchema, withoutNulls(json));
  if (!result.success) {
    log({ code: 'broken-page', type: 'popups', detail: describeIssue(result.issues[0]) });
    return [];
  }
  return parseBlocks(result.output.popups, { log });
}

/** Parses the pop-ups of a site without experiences. */
export const parsePopUps = (json: unknown, options: ParsePopUps): readonly PopUpBlock[] =>
  parsePopUpBlocks(json, options).filter((block) => block.type === 'PopUp');
