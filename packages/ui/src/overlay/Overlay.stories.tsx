import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Cluster, Stack } from '../layout/Stack.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { Accordion } from './Disclosure.tsx';
import { opensDialog } from './opens-dialog.ts';

const meta: Meta<typeof Dialog> = {
  title: 'Primitives/Overlay',
  component: Dialog,
  parameters: { spec: 'Core commerce, §2; Content blocks, §3 Accordion' },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

function Opened({ variant }: Pick<DialogProps, 'variant'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Open
      </Button>
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
    const opener = (await body().findByText('Open')).closest('button');
    if (opener === null) throw new TypeError('The story has no button that opens.');
    const opened = (): HTMLDialogElement => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      if (dialog === null) throw new TypeError('The dialog is not open.');
      return dialog;
    };
    // A dialog closes shortly before its close event; until then nothing opens it.
    const isReported = () => expect(opener).toHaveAttribute('aria-expanded', 'false');
    await step('a close request closes it, the focus goes in and comes back', async () => {
      (await waitFor(opened)).requestClose();
      await waitFor(isReported);
      await userEvent.click(opener);
      const dialog = await waitFor(opened);
      await expect(dialog).toHaveAccessibleName('Size guide');
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await userEvent.click(body().getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(isReported);
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
      <Button variant="secondary" {...opensDialog('command-dialog')}>
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
