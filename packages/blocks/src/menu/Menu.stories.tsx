import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { inShop } from '../testing/environment.fixtures.tsx';
import stage from '../testing/stage.module.css';
import contents from './menu-contents.module.css';
import { MegaMenu } from './MegaMenu.tsx';
import { menu } from './menu.fixtures.ts';
import { MenuSection } from './MenuSection.tsx';

const meta: Meta<typeof MegaMenu> = {
  parameters: {
    bare: true,
    spec: 'Content blocks, §2 Mega menu, §3 Menu item, §4',
    schema: 'Menu',
  },
  title: 'Header/Menu',
  component: MegaMenu,
  decorators: [
    (Story) => (
      <div className={stage['tall']}>
        <div className={stage['header']}>
          <Story />
        </div>
      </div>
    ),
    inShop,
  ],
  args: { menu: menu() },
  argTypes: {
    openOn: { control: 'select', options: ['hover', 'click'] },
    menu: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof MegaMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).queryByRole('button', { name: 'Show Women menu' });
    if (toggle) await userEvent.click(toggle);
  },
};
export const OpenWithVisualSelectors: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).queryByRole('button', { name: 'Show Gear menu' });
    if (toggle) await userEvent.click(toggle);
  },
};
export const OpenOnClick: Story = {
  args: { openOn: 'click' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).queryByRole('link', { name: 'Women' });
    if (link) await userEvent.click(link);
  },
};
/** On a narrow window the bar is a drawer. */
export const Drawer: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole('button', { name: 'Open menu' });
    if (button) await userEvent.click(button);
    const section = within(canvasElement).queryByRole('button', { name: 'Women' });
    if (section) await userEvent.click(section);
  },
};
/** The opened section of a first level in the drawer. */
export const Section: StoryObj = {
  decorators: [
    () => (
      <div className={stage['narrow']}>
        {menu()
          .slice(2, 3)
          .map((entry) => (
            <nav key={entry.id} aria-label={entry.title}>
              <div className={contents['drawer']}>
                <MenuSection entry={entry} />
              </div>
            </nav>
          ))}
      </div>
    ),
    inShop,
  ],
};
