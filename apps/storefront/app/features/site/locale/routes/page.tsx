import { SearchBox } from '../../../browse/search/index.ts';
import { Outlet, useRouteError } from 'react-router';
import { readFault } from '../../../../shared/reads/read-fault.ts';
import { FaultView } from '../../../../frame/FaultView.tsx';

/** Pages below the frame of the site; a fault of one of them keeps the frame. */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FaultView fault={readFault(useRouteError())} search={<SearchBox />} />;
}
