import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster, Stack } from '../layout/Stack.tsx';
import { Badge } from './Badge.tsx';
import { Price } from './Price.tsx';
import { Rating } from './Rating.tsx';
import { SizePicker } from './SizePicker.tsx';
import { SwatchGroup, SwatchLinks } from './SwatchGroup.tsx';

const meta: Meta<typeof Price> = {
  title: 'Primitives/Product',
  component: Price,
  parameters: { spec: 'Content blocks, §3 Recommended product card; Catalogue, §3' },
};
export default meta;
type Story = StoryObj<typeof Price>;

const sizes = ['6', '6.5', '7', '7.5', '8', '8.5', '9', '9.5', '10', '11', '12'].map((label) => ({
  value: label,
  label,
  soldOut: label === '6.5' || label === '12',
  disabled: label === '12',
  note: label === '9.5' ? '2 left' : undefined,
}));

export const Prices: Story = {
  render: () => (
    <Stack>
      <Price current="£140.00" />
      <Price current="£98.00" original="£140.00" currentLabel="Now" originalLabel="Was" saving="−30%" />
      <Price current="98,00 €" original="140,00 €" currentLabel="Jetzt" originalLabel="Vorher" size="lg" />
    </Stack>
  ),
};

export const Badges: Story = {
  render: () => (
    <Cluster>
      <Badge tone="accent">New</Badge>
      <Badge>Last pairs</Badge>
      <Badge tone="sale">−30%</Badge>
      <Badge tone="success">Delivered</Badge>
      <Badge tone="muted">Sold out</Badge>
    </Cluster>
  ),
};

export const Ratings: Story = {
  render: () => (
    <Stack>
      <Rating value={4.3} label="4.3 of 5 stars" count="128 reviews" />
      <Rating value={2.5} label="2.5 of 5 stars" size="md" />
      <Rating value={0} label="No rating yet" size="md" />
    </Stack>
  ),
};

export const Colours: Story = {
  render: () => (
    <Stack gap={6}>
      <SwatchGroup
        legend="Colour"
        name="colour"
        defaultValue="moss"
        soldOutText="sold out"
        options={[
          { value: 'moss', label: 'Moss', colors: ['#4d5b43'] },
          { value: 'chalk', label: 'Chalk and ink', colors: ['#f4f2ec', '#171815'] },
          { value: 'rust', label: 'Rust', colors: ['#a8492a'], soldOut: true },
          { value: 'tri', label: 'Slate, sand and sky', colors: ['#4b5560', '#d8c8a8', '#a9c2d3'] },
        ]}
      />
      <SwatchLinks
        label="Colours of Ridge Shell"
        soldOutText="sold out"
        size="sm"
        options={[
          { href: '#moss', label: 'Moss', colors: ['#4d5b43'], current: true },
          { href: '#white', label: 'White', colors: ['#ffffff'] },
          { href: '#ink', label: 'Ink', colors: ['#171815'], soldOut: true },
        ]}
      />
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <SizePicker
      legend="Size (UK)"
      name="size"
      options={sizes}
      defaultValue="8"
      soldOutText="sold out"
      help={<a href="#guide">Size guide</a>}
    />
  ),
};

export const SizeMissing: Story = {
  render: () => (
    <SizePicker
      legend="Size (UK)"
      name="size"
      options={sizes}
      soldOutText="sold out"
      error="Choose a size."
      required
    />
  ),
};
