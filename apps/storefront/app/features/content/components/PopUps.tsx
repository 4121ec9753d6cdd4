import { BlockProvider, PopUp, useBlocks } from '@haberdash/blocks';
import { useEffect, useMemo } from 'react';
import { useFetcher } from 'react-router';
import { useClosedBars } from '../../../frame/use-closed-bars.ts';
import type { loader } from '../routes/pop-ups.ts';

/** Key in session storage. */
const CLOSED_KEY = 'popUpsClosed';

/** The first pop-up of the site that was not closed: never two at a time. */
export function PopUps() {
  const environment = useBlocks();
  const { load, data } = useFetcher<typeof loader>();
  const { closed, close } = useClosedBars(CLOSED_KEY);
  const { locale } = environment;
  useEffect(() => void load(`/${locale}/pop-ups`), [load, locale]);
  const value = useMemo(
    () => ({ ...environment, closedBlocks: closed, onCloseBlock: close }),
    [environment, closed, close],
  );
  const shown = data?.find(({ id }) => !closed.has(id));
  if (shown === undefined) return null;
  return (
    <BlockProvider value={value}>
      <PopUp block={shown} />
    </BlockProvider>
  );
}
