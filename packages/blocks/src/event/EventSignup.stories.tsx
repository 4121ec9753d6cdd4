import type { Meta } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { blockStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { eventPort, eventSignupJson } from './event.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/EventSignup',
  ...blockStories('EventSignup', {
    spec: '§2 Event signup dialog, §3 Event registration, §4, §5',
    args: eventSignupJson,
    shop: { events: eventPort() },
  }),
};
export default meta;

type Play = NonNullable<BlockStory['play']>;

const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await fireEvent.click(canvas.getByRole('link', { name: /Join the event|Teilnehmen/ }));
  return canvas;
};
const open: Play = async ({ canvasElement }) => void (await opened(canvasElement));
const join = async (canvasElement: HTMLElement) => {
  const canvas = await opened(canvasElement);
  await fireEvent.click(canvas.getByRole('checkbox', { name: /terms/ }));
  await fireEvent.click(canvas.getByRole('button', { name: 'Join' }));
  return canvas;
};
const signedOut = { shop: { events: { isSignedIn: false } } };
const joining = (join: () => Promise<unknown>) => ({ shop: { events: { join } } });

export const Closed: BlockStory = {};
export const SignIn: BlockStory = { parameters: signedOut, play: open };
export const SignUp: BlockStory = {
  parameters: signedOut,
  play: async ({ canvasElement }) => {
    await fireEvent.click((await opened(canvasElement)).getByRole('button', { name: 'Create an account' }));
  },
};
export const Join: BlockStory = { play: open };
export const OneDay: BlockStory = {
  args: { endDate: '2026-06-20T16:00:00Z', enablePlusOne: false },
  play: open,
};
export const Errors: BlockStory = {
  play: async ({ canvasElement }) => {
    await fireEvent.click((await opened(canvasElement)).getByRole('button', { name: 'Join' }));
  },
};
export const Joining: BlockStory = {
  parameters: joining(() => new Promise(() => undefined)),
  play: async ({ canvasElement }) => void (await join(canvasElement)),
};
export const Rejected: BlockStory = {
  parameters: joining(() => Promise.resolve({ ok: false, message: 'The event is full.' })),
  play: async ({ canvasElement }) => {
    await (await join(canvasElement)).findByText('The event is full.');
  },
};
export const AsksForName: BlockStory = {
  parameters: joining(() =>
    Promise.resolve({
      ok: false,
      message: 'This field is required',
      asks: [{ name: 'lastName', label: 'Last name', error: 'This field is required' }],
    }),
  ),
  play: async ({ canvasElement }) => {
    await (await join(canvasElement)).findByLabelText('Last name');
  },
};
export const Confirmed: BlockStory = {
  play: async ({ canvasElement }) => {
    await (await join(canvasElement)).findByText('See you in Hathersage');
  },
};
export const EveryField: BlockStory = { args: everyField('EventSignup') };

export const LongText: BlockStory = { globals: { content: 'long' }, play: open };
export const German: BlockStory = { globals: { language: 'de' }, play: open };
