import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Cluster, Stack } from '../layout/Stack.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { Accordion } from './Disclosure.tsx';

const meta: Meta<typeof Dialog> = { title: 'Primitives/Overlay', component: Dialog };
export default meta;
type Story = StoryObj<typeof Dialog>;

function Opened({ variant }: Pick<DialogProps, 'variant'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        variant={variant}
        title="Size guide"
        closeLabel="Close"
        footer={
          <Cluster>
            <Button onClick={() => setOpen(false)}>Done</Button>
          </Cluster>
        }
      >
        <Stack>
          <p>Stand against a wall, heel to the wall, and measure from the wall to the longest toe.</p>
          <p>Between two sizes, take the larger one for running and the smaller one for walking.</p>
        </Stack>
      </Dialog>
    </>
  );
}

const body = () => within(document.body);

export const Modal: Story = {
  render: () => <Opened variant="modal" />,
  play: async ({ step }) => {
    const opener = await body().findByText('Open');
    await step('a close request closes it, the focus goes in and comes back', async () => {
      document.querySelector('dialog')?.requestClose();
      await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
      await userEvent.click(opener);
      await expect(await body().findByRole('dialog', { name: 'Size guide' })).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
      await userEvent.click(body().getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(opener.closest('button')).toHaveFocus());
    });
    await step('open again for the eye', async () => {
      await userEvent.click(opener);
    });
  },
};
export const SideSheet: Story = { render: () => <Opened variant="end" /> };
export const BottomSheet: Story = { render: () => <Opened variant="bottom" /> };

export const OpenedByCommand: Story = {
  render: () => (
    <>
      <Button variant="secondary" {...{ commandfor: 'command-dialog', command: 'show-modal' }}>
        Open without script
      </Button>
      <Dialog id="command-dialog" title="Delivery and returns" closeLabel="Close">
        Free for 30 days.
      </Dialog>
    </>
  ),
};

export const AccordionOfDetails: Story = {
  render: () => (
    <Accordion
      name="product"
      level={2}
      items={[
        {
          id: 'materials',
          title: 'Materials and care',
          content: 'Recycled nylon. Wash at 30 °C.',
          open: true,
        },
        { id: 'delivery', title: 'Delivery and returns', content: 'Free standard delivery over £60.' },
        { id: 'fit', title: 'Size and fit', content: 'Regular fit. The model is 1.86 m and wears M.' },
      ]}
    />
  ),
};
