import { useRevalidator } from 'react-router';
import { UnreadNotice } from './UnreadNotice.tsx';

/** As `UnreadNotice`, of a page that is read by its route. */
export function UnreadPage() {
  const { revalidate, state } = useRevalidator();
  return <UnreadNotice isReading={state !== 'idle'} onRetry={() => void revalidate()} />;
}
