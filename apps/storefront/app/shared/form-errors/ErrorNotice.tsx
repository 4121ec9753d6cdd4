import { Notice } from '@haberdash/ui';
import type { ReactNode } from 'react';
import type { FormError } from './form-error.ts';

/** Why a form was rejected, on top of its page; what is beside the words, such as a way back, is passed in. */
export function ErrorNotice({
  formError: { text },
  children,
}: {
  readonly formError: Pick<FormError, 'text'>;
  readonly children?: ReactNode;
}) {
  return (
    <Notice tone="error" announce="assertive">
      <p>{text}</p>
      {children}
    </Notice>
  );
}
