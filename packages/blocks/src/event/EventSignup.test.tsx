import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { EventPort } from '../context/block-ports.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { eventPort, eventSignup } from './event.fixtures.ts';
import { EventSignup } from './EventSignup.tsx';
import { EventSteps } from './EventSteps.tsx';

const show = (port: Partial<EventPort> = {}, overrides: Readonly<Record<string, unknown>> = {}) =>
  render(
    <InShop events={eventPort(port)}>
      <EventSignup block={eventSignup(overrides)} />
    </InShop>,
  );
const open = () => fireEvent.click(screen.getByRole('link', { name: 'Join the event' }));

it('links from the sign-in to the sign-up and back', () => {
  show({ isSignedIn: false });
  open();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign-up');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});

it('sends the chosen days and the guest, then a confirmation takes the place of the form', async () => {
  const join = vi.fn<EventPort['join']>().mockResolvedValue({ ok: true });
  show({ join });
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: '2026-06-20' }));
  fireEvent.change(screen.getByLabelText(/guest/), { target: { value: ' Aoife ' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('See you in Hathersage')).toBeInTheDocument();
  expect(join).toHaveBeenCalledWith({
    eventId: 'trail-weekend-2026',
    attendingDays: '2026-06-21',
    eventTermsAccepted: true,
    plusOne: 'Aoife',
  });
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

it('needs the terms, and a day where the event has several', () => {
  show();
  open();
  for (const day of ['2026-06-20', '2026-06-21'])
    fireEvent.click(screen.getByRole('checkbox', { name: day }));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(screen.getByText('Please tick this box to continue')).toBeInTheDocument();
  expect(screen.getByText('Please choose at least one day.')).toBeInTheDocument();
});

it('an error takes the focus to the first field that it is about', async () => {
  show();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /terms/ })).toHaveFocus());
  for (const day of ['2026-06-20', '2026-06-21'])
    fireEvent.click(screen.getByRole('checkbox', { name: day }));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: '2026-06-20' })).toHaveFocus());
});

it('offers no days for an event of one day, and no guest where none may come', () => {
  show({}, { endDate: '2026-06-20T16:00:00Z', enablePlusOne: false });
  open();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.queryByLabelText(/guest/)).toBeNull();
});

it('an error is shown and can be dismissed', async () => {
  show({ join: () => Promise.resolve({ ok: false, message: 'The event is full.' }) });
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('The event is full.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('The event is full.')).toBeNull();
});

it('links to the page of the event for an unknown visitor', () => {
  show({ isSignedIn: undefined });
  open();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the button of the confirmation closes the dialog, which gives the focus back, before it goes', async () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  show();
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  const confirmed = (await screen.findByText('See you in Hathersage')).parentElement;
  fireEvent.click(within(confirmed ?? document.body).getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  close.mockRestore();
});

it('requests a name that the account lacks, and sends it with the rest', async () => {
  const asks = [{ name: 'lastName' as const, label: 'Last name', error: 'This field is required' }];
  const join = vi
    .fn<EventPort['join']>()
    .mockResolvedValueOnce({ ok: false, message: 'This field is required', asks })
    .mockResolvedValueOnce({ ok: true });
  show({ join });
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  const field = await screen.findByLabelText('Last name');
  expect(field).toHaveAccessibleDescription('This field is required');
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  fireEvent.change(field, { target: { value: ' Nguyễn ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('See you in Hathersage')).toBeInTheDocument();
  expect(join.mock.calls[1]?.[0]).toMatchObject({ asked: { lastName: 'Nguyễn' } });
});

it('shows a rejection at its field, and moves the focus there', async () => {
  const errors = { plusOne: 'Guest name is not valid.' };
  show({ join: () => Promise.resolve({ ok: false, message: errors.plusOne, errors }) });
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  const guest = await screen.findByRole('textbox', { name: /guest/ });
  await waitFor(() => expect(guest).toHaveAccessibleDescription('Guest name is not valid.'));
  await waitFor(() => expect(guest).toHaveFocus());
});

it('a rejected form post shows its values, with the errors at their fields', () => {
  const rejected = {
    ok: false,
    message: 'Guest name is not valid.',
    errors: { plusOne: 'Guest name is not valid.' },
    sent: { attendingDays: ['2026-06-21'], plusOne: 'R2D2', eventTermsAccepted: true },
  } as const;
  render(
    <InShop>
      <EventSteps block={eventSignup()} port={eventPort()} rejected={rejected} />
    </InShop>,
  );
  expect(screen.getByLabelText(/guest/)).toHaveValue('R2D2');
  expect(screen.getByLabelText(/guest/)).toHaveAccessibleDescription('Guest name is not valid.');
  expect(screen.getByRole('checkbox', { name: /terms/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '2026-06-20' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: '2026-06-21' })).toBeChecked();
});
