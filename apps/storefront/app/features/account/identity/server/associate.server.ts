import { ApiError } from '@haberdash/api-client';
import { line, maxLength, required, validate, verbatim } from '@haberdash/validation';
import { redirect, redirectDocument } from 'react-router';
import * as v from 'valibot';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import { captchaResponse } from '../../../../shared/captcha/captcha-response.ts';
import { captchaFrame } from '../../../../shared/captcha/captcha.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { setStoreSession, readStoreSession } from '../../../../shared/session/store-session.ts';
import { invalid, rejected, rejectedAs } from './identity-form.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

const SignInSchema = v.object({
  username: line([required, maxLength(100)]),
  password: verbatim([required]),
});

const pathOf = ({ site }: Pick<PrivateRead, 'site'>): string => `/${site.locale}/associate-login`;

const STORE_ID = /^[A-Za-z0-9-]{1,20}$/;

const readEmployees = async ({ api }: PrivateRead, storeId: string) =>
  STORE_ID.test(storeId)
    ? api.consumers.GET('/consumers-v3/utilities/stores/{storeId}/employees', {
        params: { path: { storeId } },
      })
    : undefined;

/** The sign-in of a store: number and password first, then who serves in which store. */
export async function readAssociate(read: PrivateRead) {
  const { t, session, api, url } = read;
  const head = pageHead(read, { title: t('identity.associateTitle'), noIndex: true });
  if (!session.isAgent()) return { head, step: 'sign-in' as const, captcha: captchaFrame() };
  const storeId = url.searchParams.get('store') ?? '';
  const [{ stores }, chosen] = await Promise.all([
    api.consumers.GET('/consumers-v3/utilities/stores', {}),
    readEmployees(read, storeId),
  ]);
  return {
    head,
    step: 'store' as const,
    stores: stores.map((store) => ({ value: store.storeId, label: store.storeName })),
    storeId,
    employees: (chosen?.employees ?? []).map((employee) => ({
      value: employee.storeEmployeeId,
      label: employee.storeEmployeeName,
    })),
    serving: readStoreSession(session),
  };
}

/** Signs an employee in, or keeps who serves. */
export async function runAssociate(shopper: Shopper) {
  const values = textValues(await shopper.form());
  return shopper.session.isAgent() ? serve(shopper, values) : signIn(shopper, values);
}

async function signIn(shopper: Shopper, values: Readonly<Record<string, string>>) {
  const { t, session } = shopper;
  const form = validate(SignInSchema, values);
  if (!form.ok) return invalid(t, form.errors, values);
  try {
    const { isSignedIn } = await session.account.signInAgent({
      ...form.values,
      captcha: captchaResponse(values, 'login'),
    });
    if (!isSignedIn) return rejectedAs(t, 'identity.sign-in.associate', 'NOT_SIGNED_IN', values);
  } catch (error) {
    // A number or password that cannot exist is as wrong as any other.
    if (error instanceof ApiError && error.errorId === 'API400')
      return rejectedAs(t, 'identity.sign-in.associate', 'AUT418', values);
    return rejected(t, 'identity.sign-in.associate', error, values);
  }
  // What a guest had in this browser is no shopper's of the store.
  session.forgetValues();
  throw redirectDocument(pathOf(shopper), 303);
}

async function serve(shopper: Shopper, { storeId = '', employeeId = '' }: Readonly<Record<string, string>>) {
  const { session, site } = shopper;
  const store = await readEmployees(shopper, storeId);
  const employee = store?.employees.find((each) => each.storeEmployeeId === employeeId);
  if (store === undefined || employee === undefined)
    throw redirect(`${pathOf(shopper)}?${new URLSearchParams({ store: storeId })}`, 303);
  setStoreSession(session, {
    storeId: store.storeId,
    storeName: store.storeName,
    storeEmployeeId: employee.storeEmployeeId,
    storeEmployeeName: employee.storeEmployeeName,
  });
  throw redirect(`/${site.locale}`, 303);
}
