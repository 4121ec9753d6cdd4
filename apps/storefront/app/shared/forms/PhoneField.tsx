import { maskWhileTyping, type PreviousPhone } from '@haberdash/phone';
import { TextField, type TextFieldProps } from '@haberdash/ui';
import { useRef, type SyntheticEvent } from 'react';

interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'onSelect'> {
  readonly defaultValue: string;
  readonly label: string;
  readonly masks: readonly string[];
  /** The country's, in digits; it is shown beside the label and sent along. */
  readonly dialCode: string;
}

/** A phone number that is grouped while it is typed, as its country writes it. */
export function PhoneField({ masks, dialCode, label, defaultValue, onInput, ...rest }: PhoneFieldProps) {
  const previous = useRef<PreviousPhone>(undefined);
  const remember = ({
    currentTarget: { value, selectionStart, selectionEnd },
  }: SyntheticEvent<HTMLInputElement>) => {
    const caret = selectionStart ?? value.length;
    previous.current = { value, caret, selectionEnd: selectionEnd ?? caret };
  };
  const group = (event: Parameters<NonNullable<TextFieldProps['onInput']>>[0]) => {
    const input = event.currentTarget;
    const change = { value: input.value, caret: input.selectionStart ?? input.value.length };
    const typed = maskWhileTyping({ ...change, previous: previous.current }, masks);
    input.value = typed.value;
    input.setSelectionRange(typed.caret, typed.caret);
    remember(event);
    onInput?.(event);
  };
  const shown =
    defaultValue === '' || defaultValue.startsWith('+')
      ? defaultValue
      : maskWhileTyping({ value: defaultValue, caret: 0 }, masks).value;
  return (
    <>
      <TextField
        {...rest}
        label={dialCode === '' ? label : `${label} (+${dialCode})`}
        type="tel"
        inputMode="tel"
        defaultValue={shown}
        onInput={group}
        onSelect={remember}
      />
      <input type="hidden" name="phoneCode" value={dialCode} />
    </>
  );
}
