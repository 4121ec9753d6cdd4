import { Notice } from '@haberdash/ui';
import type { ReactNode } from 'react';
import type { FormRefusal } from './form-refusal.ts';

/** Why a form was refused, on top of its page; what is beside the words, such as a way back, is passed in. */
export function RefusalNotice({
  refusal: { text },
  children,
}: {
  readonly refusal: Pick<FormRefusal, 'text'>;
  readonly children?: ReactNode;
}) {
  return (
    <Notice tone="error" announce="assertive">
      <p>{text}</p>
      {children}
    </Notice>
  );
}
