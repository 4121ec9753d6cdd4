import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmptyState } from './EmptyState.tsx';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Skeleton.tsx';
import { ToastRegion } from './ToastRegion.tsx';

describe('Notice', () => {
  it.each([
    ['polite', 'status'],
    ['assertive', 'alert'],
  ] as const)('announced %sly it is a %s', (announce, role) => {
    render(<Notice announce={announce}>Saved</Notice>);
    expect(screen.getByRole(role)).toHaveTextContent('Saved');
  });

  it('is silent as a part of the page, and has no button without an onDismiss', () => {
    render(<Notice tone="error">Declined</Notice>);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('calls onDismiss', async () => {
    const onDismiss = vi.fn<() => void>();
    render(
      <Notice onDismiss={onDismiss} dismissLabel="Dismiss">
        Saved
      </Notice>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});

describe('ToastRegion', () => {
  const texts = { label: 'Messages', dismissLabel: 'Dismiss', onDismiss: () => undefined };

  it('is a polite live region that is there before the first message', () => {
    const { rerender } = render(<ToastRegion {...texts} toasts={[]} />);
    const log = screen.getByRole('log', { name: 'Messages' });
    expect(log).toHaveAttribute('aria-live', 'polite');
    rerender(<ToastRegion {...texts} toasts={[{ id: '1', message: 'In your bag' }]} />);
    expect(screen.getByRole('log')).toBe(log);
    expect(log).toHaveTextContent('In your bag');
  });

  it('dismisses the message whose button was pressed', async () => {
    const onDismiss = vi.fn<(id: string) => void>();
    const toasts = [
      { id: 'a', message: 'First' },
      { id: 'b', message: 'Second', action: <a href="/bag">View bag</a> },
    ];
    render(<ToastRegion {...texts} {...{ toasts, onDismiss }} />);
    await userEvent.click(
      within(screen.getByRole('log')).getAllByRole('button', { name: 'Dismiss' })[1] ?? document.body,
    );
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('b');
  });
});

describe('EmptyState', () => {
  it('has the given heading level and its actions', () => {
    render(<EmptyState title="Your bag is empty" level={1} actions={<a href="/new">Shop new</a>} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Your bag is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Shop new' })).toBeInTheDocument();
  });
});

describe('Skeleton', () => {
  it('is not there for assistive technology', () => {
    const { container } = render(<Skeleton shape="title" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
