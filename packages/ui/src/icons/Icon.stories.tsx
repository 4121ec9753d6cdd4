import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/Stack.tsx';
import * as icons from './index.ts';

const meta: Meta<typeof icons.Icon> = { title: 'Primitives/Icon', component: icons.Icon };
export default meta;
type Story = StoryObj<typeof icons.Icon>;

const { Icon: _frame, ...set } = icons;

export const All: Story = {
  render: () => (
    <Cluster gap={5}>
      {Object.entries(set).map(([name, Each]) => (
        <Each key={name} size="lg" label={name} />
      ))}
    </Cluster>
  ),
};
