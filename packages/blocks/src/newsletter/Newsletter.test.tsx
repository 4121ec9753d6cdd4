import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { NewsletterPort } from '../context/block-ports.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { newsletter, newsletterPort } from './newsletter.fixtures.ts';
import { Newsletter } from './Newsletter.tsx';

const show = (port: Partial<NewsletterPort> = {}, path = '/en-us') => (
  <InShop newsletter={newsletterPort(port)} path={path}>
    <Newsletter block={newsletter()} />
  </InShop>
);
const fill = (email: string) => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.click(screen.getByRole('checkbox'));
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));

it('sends the payload of the specification, confirms it and is empty again', async () => {
  const subscribe = vi.fn<NewsletterPort['subscribe']>().mockResolvedValue({ ok: true });
  render(show({ subscribe }));
  fill(' noor@example.com ');
  submit();
  expect(await screen.findByText(/Thank you/)).toBeInTheDocument();
  expect(subscribe).toHaveBeenCalledWith({
    optIn: true,
    campaignName: 'autumn',
    email: 'noor@example.com',
    acquisitionType: 'Signup',
  });
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('has what was typed where a form came back rejected, and is empty once it is sent', async () => {
  const subscribe = vi.fn<NewsletterPort['subscribe']>().mockResolvedValue({ ok: true });
  render(
    <InShop newsletter={newsletterPort({ subscribe })} path="/en-us/newsletter">
      <Newsletter block={newsletter()} typed={{ email: 'noor@example.com', policy: true }} />
    </InShop>,
  );
  expect(screen.getByLabelText('Email')).toHaveValue('noor@example.com');
  expect(screen.getByRole('checkbox')).toBeChecked();
  submit();
  expect(await screen.findByText(/Thank you/)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('requires an address and consent, and moves the focus to the first error', async () => {
  const subscribe = vi.fn<NewsletterPort['subscribe']>();
  render(show({ subscribe }));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'noor@' } });
  submit();
  expect(await screen.findByText('Email is not valid')).toBeInTheDocument();
  expect(screen.getByText('Please tick this box to continue')).toBeInTheDocument();
  await vi.waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(subscribe).not.toHaveBeenCalled();
});

it('locks the field while it sends, and sends once', async () => {
  let finish: (outcome: { ok: true }) => void = () => undefined;
  const subscribe = vi.fn(() => new Promise<{ ok: true }>((resolve) => (finish = resolve)));
  render(show({ subscribe }));
  fill('noor@example.com');
  submit();
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  submit();
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledTimes(1));
  finish({ ok: true });
  expect(await screen.findByText(/Thank you/)).toBeInTheDocument();
  expect(subscribe).toHaveBeenCalledTimes(1);
});

it('shows why an address was rejected, until the next page', async () => {
  const { rerender } = render(show());
  fill('noor@rejected.example');
  submit();
  expect(await screen.findByText('We cannot write to this address.')).toBeInTheDocument();
  rerender(show({}, '/en-us/women'));
  expect(screen.queryByText('We cannot write to this address.')).toBeNull();
});

it('is hidden for subscribers, and prefilled for signed-in customers', () => {
  const { rerender } = render(show({ isSubscribed: true }));
  expect(screen.getByRole('heading', { name: 'You already get our newsletter.' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(show({ email: 'noor@example.com' }));
  expect(screen.getByLabelText('Email')).toHaveValue('noor@example.com');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
});

it.each([
  ['without rules of the application', undefined],
  ['where they cannot be had', () => Promise.reject(new TypeError('offline'))],
])('requires both fields %s, and leaves the rest to the response', async (_, check) => {
  const subscribe = vi.fn<NewsletterPort['subscribe']>().mockResolvedValue({ ok: false, message: 'No.' });
  render(show({ check, subscribe }));
  submit();
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  expect(screen.getByText('Please tick this box to continue')).toBeInTheDocument();
  fill('noor');
  submit();
  expect(await screen.findByText('No.')).toBeInTheDocument();
  expect(subscribe).toHaveBeenCalledTimes(1);
});

it('shows the errors of a rejected form post at its fields, without a script', () => {
  render(
    <InShop newsletter={newsletterPort()} path="/en-us/newsletter">
      <Newsletter
        block={newsletter()}
        typed={{ email: 'noor', policy: false, errors: { email: 'Email is not valid' } }}
      />
    </InShop>,
  );
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email is not valid/);
  expect(screen.getByRole('checkbox')).not.toHaveAttribute('aria-invalid', 'true');
});

it('an address that becomes known takes the place of what was typed, so that it is the one that is sent', () => {
  const { rerender } = render(show());
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'shopper@example.com' } });
  rerender(show({ email: 'noor@example.com' }));
  expect(screen.getByLabelText('Email')).toHaveValue('noor@example.com');
});
