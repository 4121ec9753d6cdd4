import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { EventPort } from '../context/block-ports.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { eventPort, eventSignup } from './event.fixtures.ts';
import { EventSignup } from './EventSignup.tsx';

const show = (port: Partial<EventPort> = {}, overrides: Readonly<Record<string, unknown>> = {}) =>
  render(
    <InShop events={eventPort(port)}>
      <EventSignup block={eventSignup(overrides)} />
    </InShop>,
  );
const open = () => fireEvent.click(screen.getByRole('link', { name: 'Join the event' }));

it('leads from signing in to making an account and back', () => {
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
  expect(screen.getByText('Please accept the terms.')).toBeInTheDocument();
  expect(screen.getByText('Please choose at least one day.')).toBeInTheDocument();
});

it('a refusal takes the focus to the first field that it is about', async () => {
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

it('a refusal stands in words that can be dismissed', async () => {
  show({ join: () => Promise.resolve({ ok: false, message: 'The event is full.' }) });
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('The event is full.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('The event is full.')).toBeNull();
});

it('leaves the page of the event to whoever is not known yet', () => {
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
