import type { Meta, StoryObj } from '@storybook/react-vite';
import { BagIcon } from '../icons/BagIcon.tsx';
import { HeartIcon } from '../icons/HeartIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { Cluster, Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton, IconLink } from './IconButton.tsx';

const meta: Meta<typeof Button> = {
  title: 'Primitives/Button',
  component: Button,
  parameters: { spec: 'Content blocks, §3 Common fields: targets' },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Variants: Story = {
  render: () => (
    <Cluster>
      <Button>Add to bag</Button>
      <Button variant="secondary">Find in store</Button>
      <Button variant="quiet">Size guide</Button>
      <Button variant="danger">Remove card</Button>
      <ButtonLink href="#checkout">Check out</ButtonLink>
      <ButtonLink href="#shop" variant="secondary">
        Shop jackets
      </ButtonLink>
    </Cluster>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Cluster>
        <Button size="sm">Apply</Button>
        <Button>Save address</Button>
        <Button size="lg">Place order</Button>
      </Cluster>
      <Button size="lg" fullWidth>
        <BagIcon />
        Add to bag
      </Button>
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Cluster>
      <Button disabled>Sold out</Button>
      <Button variant="secondary" disabled>
        Sold out
      </Button>
      <Button pending pendingLabel="Adding to bag">
        Add to bag
      </Button>
      <Button variant="secondary" pending>
        Apply
      </Button>
    </Cluster>
  ),
};

export const Icons: Story = {
  render: () => (
    <Cluster gap={1}>
      <IconButton label="Search" icon={<SearchIcon />} />
      <IconButton label="Add to favourites" icon={<HeartIcon />} variant="raised" aria-pressed={false} />
      <IconButton label="Remove from favourites" icon={<HeartIcon filled />} variant="raised" aria-pressed />
      <IconButton label="Painted heart" icon="heart" variant="raised" aria-pressed={false} />
      <IconButton label="Painted heart of a favourite" icon="heart" variant="raised" aria-pressed />
      <IconButton label="Painted bag" icon="bag" variant="raised" />
      <IconLink label="Bag, 3 items" href="#bag" icon={<BagIcon />} count="3" />
      <IconButton label="Search" icon={<SearchIcon />} size="sm" />
      <IconButton label="Search" icon={<SearchIcon size="lg" />} size="lg" />
    </Cluster>
  ),
};

export const OnDark: Story = {
  render: () => (
    <div data-surface="inverse" className="story-stage">
      <Cluster>
        <Button>Join</Button>
        <Button variant="secondary">Sign in</Button>
        <Button variant="quiet">Help</Button>
        <IconButton label="Search" icon={<SearchIcon />} />
      </Cluster>
    </div>
  ),
};
