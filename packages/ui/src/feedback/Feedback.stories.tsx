import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { BagIcon } from '../icons/BagIcon.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Skeleton.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta: Meta<typeof Notice> = {
  title: 'Primitives/Feedback',
  component: Notice,
  parameters: { spec: 'Catalogue, §4 Toasts; Core commerce, §4' },
};
export default meta;
type Story = StoryObj<typeof Notice>;

const ignore = () => undefined;

export const Notices: Story = {
  render: () => (
    <Stack>
      <Notice>Orders placed now leave on Monday.</Notice>
      <Notice tone="success" title="Your address is saved">
        It is used for your next order.
      </Notice>
      <Notice tone="warning" title="One price has changed">
        Ridge Shell is £4 more than when you added it.
      </Notice>
      <Notice tone="error" title="Your card was declined" onDismiss={ignore} dismissLabel="Dismiss">
        Nothing was charged. Try another card.
      </Notice>
    </Stack>
  ),
};

export const Toasts: Story = {
  render: () => (
    <ToastRegion
      label="Messages"
      dismissLabel="Dismiss"
      onDismiss={ignore}
      toasts={[
        {
          id: '1',
          tone: 'success',
          message: 'Fell Runner 2 is in your bag',
          action: <a href="#bag">View bag</a>,
        },
        { id: '2', tone: 'error', message: 'The promo code has expired.' },
      ]}
    />
  ),
};

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<BagIcon size="xl" />}
      title="Your bag is empty"
      level={1}
      actions={
        <>
          <ButtonLink href="#new">Shop new arrivals</ButtonLink>
          <ButtonLink href="#sale" variant="secondary">
            Shop sale
          </ButtonLink>
        </>
      }
    >
      Once you add something, it waits here for you for 30 days.
    </EmptyState>
  ),
};

export const Loading: Story = {
  render: () => (
    <Grid columns={2} md={3} aria-busy>
      {['a', 'b', 'c'].map((each) => (
        <div key={each}>
          <Skeleton shape="picture" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      ))}
    </Grid>
  ),
};
