// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cart } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { toCartView } from '../model/cart-view.ts';
import { LineGift } from './LineGift.tsx';
import { showPart, t } from './show-part.fixtures.tsx';

const [line] = toCartView(cart(), t).items;

afterEach(cleanup);

it('the dialog of gift options comes with the press, and leaves when it is closed', async () => {
  const { container } = showPart(line && <LineGift line={line} formError={undefined} />);
  expect(container.querySelector('dialog, textarea')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Add gift options/ }));
  expect(await screen.findByRole('textbox')).toBeDefined();
  const dialog = container.querySelector('dialog');
  dialog?.close();
  if (dialog?.isConnected === true) fireEvent(dialog, new Event('close'));
  expect(container.querySelector('dialog')).toBeNull();
});
