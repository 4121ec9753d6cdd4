import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Pagination } from './Pagination.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Stepper } from './Stepper.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Primitives/Navigation',
  component: Breadcrumbs,
  parameters: { spec: 'Catalogue, §2 Path shapes; Core commerce, §2' },
};
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

export const All: Story = {
  render: () => (
    <Stack gap={7} id="content">
      <SkipLink target="content">Skip to content</SkipLink>
      <Breadcrumbs
        label="Breadcrumbs"
        items={[{ label: 'Home', href: '#home' }, { label: 'Women', href: '#women' }, { label: 'Jackets' }]}
      />
      <Stepper
        label="Checkout steps"
        current="delivery"
        doneText="done:"
        steps={[
          { id: 'address', label: 'Address', href: '#address' },
          { id: 'delivery', label: 'Delivery' },
          { id: 'payment', label: 'Payment' },
        ]}
      />
      <Pagination
        label="Pages"
        page={6}
        pageCount={12}
        href={(page) => `#page=${page}`}
        pageLabel={(page) => `Page ${page}`}
        previousLabel="Previous page"
        nextLabel="Next page"
      />
    </Stack>
  ),
};
