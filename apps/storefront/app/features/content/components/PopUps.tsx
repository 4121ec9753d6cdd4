import { BlockProvider, PopUp, useBlocks } from '@haberdash/blocks';
import { useEffect, useMemo } from 'react';
import { SeenExperience } from '../../../frame/SeenExperience.tsx';
import { useClosedBars } from '../../../frame/use-closed-bars.ts';
import type { ShownPopUp } from '../model/shown-pop-up.ts';
import { report } from '../../../shared/state/report.ts';
import { useBackgroundRead } from '../../../shared/reads/use-background-read.ts';

/** Key in session storage. */
const CLOSED_KEY = 'popUpsClosed';

/** The first pop-up of the site that was not closed: never two at a time. */
export function PopUps() {
  const environment = useBlocks();
  const { closed, close } = useClosedBars(CLOSED_KEY);
  const { locale } = environment;
  const popUps = useBackgroundRead<readonly ShownPopUp[]>(`/${locale}/pop-ups`);
  const value = useMemo(
    () => ({ ...environment, closedBlocks: closed, onCloseBlock: close }),
    [environment, closed, close],
  );
  const shown = popUps?.find(({ block }) => !closed.has(block.id));
  useEffect(() => {
    if (shown !== undefined) report({ type: 'blocks', within: 'aside', blocks: [shown.block] });
  }, [shown]);
  if (shown === undefined) return null;
  return (
    <BlockProvider value={value}>
      <PopUp block={shown.block} />
      {shown.experience !== undefined && <SeenExperience experience={shown.experience} />}
    </BlockProvider>
  );
}
