import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { newsletterPort } from '../newsletter/newsletter.fixtures.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { popUp } from './pop-up.fixtures.ts';
import { PopUp } from './PopUp.tsx';

const meta: Meta = {
  parameters: { bare: true, spec: '3 §2 Pop-up, §4, §9 default delay' },
  title: 'Blocks/PopUp',
};
export default meta;

// No delay of a story, so that a picture of it is always the same.
const NEVER_MS = 600_000;
const of = (overrides: Readonly<Record<string, unknown>> = {}): StoryObj => ({
  render: () => (
    <InShop newsletter={newsletterPort()}>
      <PopUp block={popUp({ delay: NEVER_MS, ...overrides })} />
    </InShop>
  ),
});
const expanded: StoryObj['play'] = async ({ canvasElement }) => {
  await fireEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
};

export const Minimized = of();
export const Expanded: StoryObj = { ...of(), play: expanded };
export const Newsletter: StoryObj = {
  ...of({ name: 'Autumn Newsletter', richText: '<p>Stories, twice a month.</p>' }),
  play: expanded,
};
export const Dark: StoryObj = { ...of({ backgroundColor: 'inverse' }), play: expanded };
