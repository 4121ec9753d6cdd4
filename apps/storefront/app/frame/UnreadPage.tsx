import { useRevalidator } from 'react-router';
import { UnreadNotice } from './UnreadNotice.tsx';

/** As `UnreadNotice`, for data of the route. */
export function UnreadPage() {
  const { revalidate, state } = useRevalidator();
  return <UnreadNotice isReading={state !== 'idle'} onRetry={() => void revalidate()} />;
}
