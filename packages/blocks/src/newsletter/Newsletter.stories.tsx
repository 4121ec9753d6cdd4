import type { Meta } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { newsletterJson, newsletterPort } from './newsletter.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Newsletter',
  ...blockStories('Newsletter', {
    spec: '§3 Newsletter form, §4 Newsletter submit, §5',
    args: newsletterJson,
    shop: { newsletter: newsletterPort() },
  }),
};
export default meta;

const submit = async (canvasElement: HTMLElement, email: string): Promise<void> => {
  const canvas = within(canvasElement);
  await fireEvent.input(canvas.getByLabelText('Email'), { target: { value: email } });
  await fireEvent.click(canvas.getByRole('checkbox'));
  await fireEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
  await canvas.findByText(/Thank you|cannot write/);
};

export const Idle: BlockStory = {};
export const Errors: BlockStory = {
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByRole('button', { name: 'Sign up' }));
  },
};
export const Submitting: BlockStory = {
  parameters: { shop: { newsletter: { subscribe: () => new Promise(() => undefined) } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.input(canvas.getByLabelText('Email'), { target: { value: 'noor@example.com' } });
    await fireEvent.click(canvas.getByRole('checkbox'));
    await fireEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
  },
};
export const Success: BlockStory = {
  play: ({ canvasElement }) => submit(canvasElement, 'noor@example.com'),
};
export const Rejected: BlockStory = {
  play: ({ canvasElement }) => submit(canvasElement, 'noor@rejected.example'),
};
export const SignedIn: BlockStory = { parameters: { shop: { newsletter: { email: 'noor@example.com' } } } };
export const AlreadySubscribed: BlockStory = { parameters: { shop: { newsletter: { isSubscribed: true } } } };

export const EveryField: BlockStory = { args: everyField('Newsletter') };

export const LongText = inState({ content: 'long' }, Idle);
export const LongGerman = inState({ language: 'de', content: 'long' }, Idle);
export const German = inState({ language: 'de' }, Idle);
export const Empty = inState({ content: 'empty' }, Idle);
