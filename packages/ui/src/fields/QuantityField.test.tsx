import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';

function setup(props: Partial<QuantityFieldProps> = {}) {
  const sent: Array<Record<string, unknown>> = [];
  const view = (value: number) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const native = event.nativeEvent;
        const submitter = native instanceof SubmitEvent ? native.submitter : null;
        const entries: Record<string, unknown> = Object.fromEntries(new FormData(event.currentTarget));
        if (submitter instanceof HTMLButtonElement && submitter.name !== '')
          entries[submitter.name] = submitter.value;
        sent.push(entries);
      }}
    >
      <QuantityField
        label="Quantity of Fell Runner 2"
        name="quantity"
        max={5}
        decreaseLabel="One less"
        increaseLabel="One more"
        updateLabel="Update"
        {...props}
        value={value}
      />
    </form>
  );
  const { rerender } = render(view(props.value ?? 2));
  return { sent, answer: (value: number) => rerender(view(value)), number: screen.getByRole('spinbutton') };
}

describe('QuantityField', () => {
  it('− and + send the step beside the number', async () => {
    const { sent } = setup();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(sent).toEqual([
      { quantity: '2', quantityStep: '1' },
      { quantity: '2', quantityStep: '-1' },
    ]);
  });

  it('the first submit button of the form sends the number and no step, so Enter does not take one away', () => {
    const { number } = setup();
    const first = number.closest('form')?.querySelector('button[type=submit]');
    expect(first).not.toHaveAttribute('name');
    expect(first).toHaveTextContent('Update');
  });

  it('sends a typed number once, when the field is left', async () => {
    const { sent, number } = setup();
    await userEvent.clear(number);
    await userEvent.type(number, '4');
    expect(sent).toEqual([]);
    fireEvent.blur(number);
    expect(sent).toEqual([{ quantity: '4' }]);
  });

  it('sends nothing when the number is unchanged or outside its bounds', async () => {
    const { sent, number } = setup();
    fireEvent.blur(number);
    await userEvent.clear(number);
    await userEvent.type(number, '9');
    fireEvent.blur(number);
    expect(sent).toEqual([]);
  });

  it.each([
    ['least', 1, 'One less'],
    ['most', 5, 'One more'],
  ])('at its %s the step stays reachable and sends nothing', async (_end, value, name) => {
    const { sent } = setup({ value });
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(sent).toEqual([]);
  });

  it('shows the value of the server and keeps the focus', () => {
    const { answer: response, number } = setup();
    number.focus();
    response(3);
    expect(number).toHaveValue(3);
    expect(number).toHaveFocus();
  });
});
