import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextareaField } from './TextareaField.tsx';
import { TextField } from './TextField.tsx';

describe('field plumbing', () => {
  it.each([
    ['TextField', TextField],
    ['TextareaField', TextareaField],
  ])('%s: the hint is read before the error, and only what is there is named', (_name, Field) => {
    const { rerender } = render(<Field label="Postcode" name="postalCode" />);
    const field = screen.getByLabelText('Postcode');
    expect(field).not.toHaveAttribute('aria-describedby');
    expect(field).not.toHaveAttribute('aria-invalid');
    rerender(<Field label="Postcode" name="postalCode" hint="Like SW1A 1AA" error="Too short" />);
    expect(field).toHaveAccessibleDescription('Like SW1A 1AA Too short');
    expect(field).toBeInvalid();
  });

  it('keeps a description of the caller', () => {
    render(
      <>
        <p id="shared">For the courier.</p>
        <TextField label="Mobile" name="phone" aria-describedby="shared" error="Too short" />
      </>,
    );
    expect(screen.getByLabelText('Mobile')).toHaveAccessibleDescription('For the courier. Too short');
  });

  it('an empty error text is no error', () => {
    render(<TextField label="E-mail" name="email" error="" />);
    expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid');
  });

  it('Checkbox: the error describes the box', () => {
    render(
      <Checkbox label="I accept the terms" name="terms" error="Accept the terms" hint="Read them first" />,
    );
    expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toHaveAccessibleDescription(
      'Read them first Accept the terms',
    );
  });

  it('SelectField: the placeholder is the empty value', () => {
    render(
      <SelectField
        label="Country"
        name="country"
        placeholder="Choose"
        options={[
          { value: 'GB', label: 'United Kingdom' },
          { value: 'XX', label: 'Nowhere', disabled: true },
        ]}
      />,
    );
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('');
    expect(screen.getByRole('option', { name: 'Nowhere' })).toBeDisabled();
  });
});

describe('RadioGroup', () => {
  const options = [
    { value: 'standard', label: 'Standard', description: 'Two days', aside: 'Free' },
    { value: 'express', label: 'Express', aside: '£6.00' },
  ];

  it('is a named group; a card has its price in its name, and a choice is reported by value', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(
      <RadioGroup
        legend="Delivery"
        name="delivery"
        variant="card"
        defaultValue="standard"
        {...{ options, onValueChange }}
      />,
    );
    const group = within(screen.getByRole('group', { name: 'Delivery' }));
    expect(group.getByRole('radio', { name: /Standard.*Free/ })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: /Express/ }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('express');
    expect(group.getByRole('radio', { name: /Express/ })).toBeChecked();
  });

  it('stays with the controlled value', async () => {
    render(<RadioGroup legend="Delivery" name="delivery" value="standard" options={options} />);
    await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
    expect(screen.getByRole('radio', { name: /Standard/ })).toBeChecked();
  });

  it('an error describes the group, and its id links to the first choice', () => {
    render(
      <RadioGroup id="delivery" legend="Delivery" name="delivery" options={options} error="Choose one" />,
    );
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one');
    expect(document.getElementById('delivery')).toBe(screen.getByRole('radio', { name: /Standard/ }));
  });
});

describe('FormErrorSummary', () => {
  const errors = [
    { fieldId: 'email', message: 'Enter an e-mail address' },
    { message: 'Nothing was charged' },
  ];

  it('takes the focus when errors arrive, and a link moves it to the field', async () => {
    const page = (list: typeof errors) => (
      <>
        <FormErrorSummary title="Two errors" errors={list} />
        <TextField id="email" label="E-mail" name="email" />
      </>
    );
    const { rerender } = render(page([]));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(page(errors));
    const summary = screen.getByRole('alert', { name: 'Two errors' });
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter an e-mail address' }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });

  it('leaves the focus in place with takeFocus false', () => {
    render(<FormErrorSummary title="One error" errors={errors} takeFocus={false} />);
    expect(screen.getByRole('alert')).not.toHaveFocus();
  });
});
