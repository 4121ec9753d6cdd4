import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { Accordion, Disclosure } from './Disclosure.tsx';
import { opensDialog } from './opens-dialog.ts';

describe('Dialog', () => {
  const texts = { title: 'Size guide', closeLabel: 'Close' };

  it('opens modally, named by its title, and closes by its open prop', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const onClose = vi.fn<() => void>();
    const dialog = (open: boolean) => (
      <Dialog {...texts} {...{ open, onClose }}>
        Measure your foot
      </Dialog>
    );
    const { rerender } = render(dialog(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(dialog(true));
    expect(showModal).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'Size guide' })).toHaveAttribute('open');
    rerender(dialog(false));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes by a form of its own, so that the button works without script', () => {
    render(
      <Dialog {...texts} open>
        Text
      </Dialog>,
    );
    const close = screen.getByRole('button', { name: 'Close' });
    expect(close).toHaveAttribute('type', 'submit');
    expect(close.closest('form')).toHaveAttribute('method', 'dialog');
    expect(screen.getByRole('dialog')).toHaveAttribute('closedby', 'any');
  });
});

describe('opensDialog', () => {
  it('leaves the opening to the browser by a command, and does it where the browser knows none', async () => {
    render(
      <>
        <button type="button" {...opensDialog('guide')}>
          Open
        </button>
        <Dialog id="guide" title="Size guide" closeLabel="Close">
          Text
        </Dialog>
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Open' });
    expect(opener).toHaveAttribute('commandfor', 'guide');
    expect(opener).toHaveAttribute('command', 'show-modal');
    await userEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'Size guide' })).toHaveAttribute('open');
  });
});

describe('Disclosure', () => {
  it('makes its summary a heading and reports toggling', async () => {
    const onToggle = vi.fn<(open: boolean) => void>();
    render(
      <Disclosure summary="Delivery" level={3} onToggle={onToggle}>
        Free over £60
      </Disclosure>,
    );
    await userEvent.click(screen.getByRole('heading', { level: 3, name: 'Delivery' }));
    expect(onToggle).toHaveBeenLastCalledWith(true);
  });
});

describe('Accordion', () => {
  it('gives all items one name, so that one is open at a time', () => {
    render(
      <Accordion
        name="product"
        items={[
          { id: 'fit', title: 'Fit', content: 'Regular', open: true },
          { id: 'care', title: 'Care', content: 'Wash cold' },
        ]}
      />,
    );
    expect(document.querySelectorAll('details[name=product]')).toHaveLength(2);
    expect(document.getElementById('fit')).toHaveAttribute('open');
    expect(document.getElementById('care')).not.toHaveAttribute('open');
  });
});
