import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import type { EventPort } from '../context/block-ports.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { eventPort, eventSignup } from './event.fixtures.ts';
import { EventSignup } from './EventSignup.tsx';

const meta: Meta = {
  parameters: { bare: true, spec: '3 §2 Event signup dialog, §3 Event registration, §4, §5' },
  title: 'Blocks/EventSignup',
};
export default meta;

const of = (port: Partial<EventPort> = {}, overrides: Readonly<Record<string, unknown>> = {}): StoryObj => ({
  render: () => (
    <InShop events={eventPort(port)}>
      <EventSignup block={eventSignup(overrides)} />
    </InShop>
  ),
});
const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await fireEvent.click(canvas.getByRole('link', { name: 'Join the event' }));
  return canvas;
};

export const Closed = of();
export const SignIn: StoryObj = {
  ...of({ isSignedIn: false }),
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
export const SignUp: StoryObj = {
  ...of({ isSignedIn: false }),
  play: async ({ canvasElement }) => {
    await fireEvent.click((await open(canvasElement)).getByRole('button', { name: 'Create an account' }));
  },
};
export const Join: StoryObj = {
  ...of(),
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
export const OneDay: StoryObj = {
  ...of({}, { endDate: '2026-06-20T16:00:00Z', enablePlusOne: false }),
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
export const Refused: StoryObj = {
  ...of({ join: () => Promise.resolve({ ok: false, message: 'The event is full.' }) }),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await fireEvent.click(canvas.getByRole('checkbox', { name: /terms/ }));
    await fireEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await canvas.findByText('The event is full.');
  },
};
export const Confirmed: StoryObj = {
  ...of(),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await fireEvent.click(canvas.getByRole('checkbox', { name: /terms/ }));
    await fireEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await canvas.findByText('See you in Hathersage');
  },
};
