import type { ConsumerFacts } from '@haberdash/api-client';
import { redirect, redirectDocument } from 'react-router';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import type { Site } from '../../../../shared/sites/sites.ts';
import { shopPath } from '../model/return-path.ts';
import { missingBox, invalid, rejected } from './identity-form.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

const needsTerms = ({ consumerType, isEmployeeDiscountTCAccepted }: ConsumerFacts): boolean =>
  consumerType === 'EMPLOYEE' && isEmployeeDiscountTCAccepted === false;

/** Where a sign-in leads: an employee to the terms of the discount first, as long as they are not accepted. */
export function signInTarget(
  { locale }: Pick<Site, 'locale'>,
  consumer: ConsumerFacts | undefined,
  target: string,
): string {
  if (consumer === undefined || !needsTerms(consumer)) return target;
  return `/${locale}/employee-terms?${new URLSearchParams({ redirect: target })}`;
}

const targetOf = ({ site, url }: PrivateRead): string =>
  shopPath(site, url.searchParams.get('redirect')) ?? `/${site.locale}`;

/** The page of the terms; others are redirected. */
export async function readEmployeeTerms(read: PrivateRead) {
  const consumer = read.session.consumer();
  if (consumer?.consumerType !== 'EMPLOYEE') throw redirect(targetOf(read), 303);
  return {
    head: pageHead(read, { title: read.t('identity.employeeTitle'), noIndex: true }),
    target: targetOf(read),
  };
}

/** Accepts the terms; from the next token on the session says so as well. */
export async function runEmployeeTerms(shopper: Shopper) {
  const { t, api } = shopper;
  const values = textValues(await shopper.form());
  if (values['terms'] !== 'on') return invalid(t, { terms: missingBox }, values);
  try {
    await api.consumers.PUT('/consumers-v3/consumer', {
      body: { consumerProfile: { consumerDetails: { isEmployeeDiscountTCAccepted: true } } },
    });
  } catch (error) {
    return rejected(t, 'account.profile', error, values);
  }
  throw redirectDocument(targetOf(shopper), 303);
}
