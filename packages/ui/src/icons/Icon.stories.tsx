import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import styles from '../testing/foundations.module.css';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import * as icons from './index.ts';

const meta: Meta<typeof icons.Icon> = {
  title: 'Foundations/Icons',
  component: icons.Icon,
  parameters: { bare: true, spec: 'Content blocks, §3 Common fields: icon' },
  argTypes: { size: { control: 'select', options: ['sm', 'md', 'lg', 'xl'] } },
  args: { size: 'lg' },
};
export default meta;
type Story = StoryObj<typeof icons.Icon>;

const { Icon: _frame, ...set } = icons;

export const All: Story = {
  render: ({ size }) => (
    <main className={styles['page']}>
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1}>Icons</Heading>
          <Text tone="muted" measure>
            Drawn with one stroke in the colour of the text. An icon without a label is hidden from assistive
            technology, because the words beside it say the same.
          </Text>
        </Stack>
        <ul className={styles['tokens']}>
          {Object.entries(set).map(([name, Each]) => (
            <li key={name} className={styles['token']}>
              <div className={styles['icon']}>
                <Each size={size} />
              </div>
              <div className={styles['caption']}>
                <code>{name}</code>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </main>
  ),
};
