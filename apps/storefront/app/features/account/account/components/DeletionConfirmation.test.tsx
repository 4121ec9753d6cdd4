// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, data, useActionData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import { DeletionConfirmation, type DeletionConfirmationProps } from './DeletionConfirmation.tsx';

const { t } = fakeShopper({}).shopper;
const PATH = '/en-gb/account/delete/confirm';
const YES = { name: 'Delete my account for good' };
const AGAIN = { name: 'Ask for a new link' };
const formError = (code: string, text: string): FormError => ({ code, text, place: 'banner' });
const ended = formError('API404', 'This link has expired.');

function show(state: Partial<DeletionConfirmationProps>, rejected?: FormError) {
  const Component = () => (
    <TranslatorProvider value={t}>
      <DeletionConfirmation
        isDeleted={false}
        ended={undefined}
        result={useActionData<AccountResult>()}
        {...state}
      />
    </TranslatorProvider>
  );
  const action = () =>
    data<AccountResult>(
      { formErrors: rejected === undefined ? [] : [rejected], values: {} },
      { status: 409 },
    );
  const Stub = createRoutesStub([{ path: PATH, Component, action }]);
  render(<Stub initialEntries={[PATH]} />);
}

afterEach(cleanup);

it('the link of the mail asks once more before the account is deleted', async () => {
  show({});
  expect(await screen.findByRole('button', YES)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an account that is deleted cannot be deleted again', async () => {
  show({ isDeleted: true });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your account is deleted');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a link that has ended says so and leads to another one', async () => {
  show({ ended });
  expect(await screen.findByText(ended.text)).toBeDefined();
  expect(screen.getByRole('link', AGAIN).getAttribute('href')).toBe('/en-gb/account/delete');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a link that has expired by the time of the press shows its error and no button', async () => {
  show({}, ended);
  fireEvent.click(await screen.findByRole('button', YES));
  expect((await screen.findByRole('alert')).textContent).toContain(ended.text);
  expect(screen.getByRole('link', AGAIN)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a press that was not answered can be repeated', async () => {
  show({}, formError('NO_ANSWER', 'We got no response.'));
  fireEvent.click(await screen.findByRole('button', YES));
  expect((await screen.findByRole('alert')).textContent).toContain('We got no response.');
  expect(screen.getByRole('button', YES)).toBeDefined();
});
