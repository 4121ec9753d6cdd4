import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import type { NewsletterPort } from '../context/block-ports.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { newsletter, newsletterPort } from './newsletter.fixtures.ts';
import { Newsletter } from './Newsletter.tsx';

const meta: Meta = {
  parameters: { bare: true, spec: '3 §3 Newsletter form, §4 Newsletter submit, §5' },
  title: 'Blocks/Newsletter',
};
export default meta;

const of = (
  port: Partial<NewsletterPort> = {},
  overrides: Readonly<Record<string, unknown>> = {},
): StoryObj => ({
  render: () => (
    <InShop newsletter={newsletterPort(port)}>
      <Newsletter block={newsletter(overrides)} />
    </InShop>
  ),
});

const submit = async (canvasElement: HTMLElement, email: string): Promise<void> => {
  const canvas = within(canvasElement);
  await fireEvent.input(canvas.getByLabelText('Email'), { target: { value: email } });
  await fireEvent.click(canvas.getByRole('checkbox'));
  await fireEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
  await canvas.findByText(/Thank you|cannot write/);
};

export const Idle = of();
export const Errors: StoryObj = {
  ...of(),
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByRole('button', { name: 'Sign up' }));
  },
};
export const Submitting: StoryObj = {
  ...of({ subscribe: () => new Promise(() => undefined) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.input(canvas.getByLabelText('Email'), { target: { value: 'noor@example.com' } });
    await fireEvent.click(canvas.getByRole('checkbox'));
    await fireEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
  },
};
export const Success: StoryObj = {
  ...of(),
  play: ({ canvasElement }) => submit(canvasElement, 'noor@example.com'),
};
export const Refused: StoryObj = {
  ...of(),
  play: ({ canvasElement }) => submit(canvasElement, 'noor@refused.example'),
};
export const SignedIn = of({ email: 'noor@example.com' });
export const AlreadySubscribed = of({ isSubscribed: true });
