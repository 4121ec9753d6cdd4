import { BlockProvider, PopUp, useBlocks } from '@haberdash/blocks';
import { useEffect, useMemo } from 'react';
import { useFetcher } from 'react-router';
import { useClosedBars } from '../../../frame/use-closed-bars.ts';
import type { loader } from '../routes/pop-ups.ts';

/** Where the pop-ups that a shopper has closed are stored for the browser session. */
const CLOSED_KEY = 'popUpsClosed';

/** The first pop-up of the site that the shopper has not closed: never two at once. */
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
