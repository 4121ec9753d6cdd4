import { codeMailed, post } from '../../accounts/identity/identity.fixtures.ts';
import type { Reply, TestService, TestShopper } from '../../../testing/service.ts';

interface Opened {
  readonly orderNumber: string;
  readonly st: string;
}

export const mailLink = (
  shopper: TestShopper,
  { orderNumber, email }: { readonly orderNumber: string; readonly email: string },
): Promise<Reply<{ readonly accepted: boolean }>> =>
  shopper.call('POST', '/consumers-v3/order/link', { orderNumber, email });

export const linkCode = (service: TestService, to?: string): Promise<string> =>
  codeMailed(service, '/track-order/open', to);

export const openLink = (service: Pick<TestService, 'app'>, code: string): Promise<Reply<Opened>> =>
  post(service, '/consumers-v3/order/link/open', { code });
