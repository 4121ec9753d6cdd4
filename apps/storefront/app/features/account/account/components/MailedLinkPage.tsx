import { Button, ButtonLink, EmptyState } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { Main } from '../../../../frame/Main.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField, type FormError } from '../../../../shared/form-errors/form-error.ts';
import { LINK_ENDED } from '../model/deletion.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import { AccountErrors } from './AccountErrors.tsx';

export interface MailedLinkPageProps {
  readonly title: string;
  readonly text: string;
  readonly press: string;
  readonly another: { readonly path: string; readonly label: string };
  readonly ended: FormError | undefined;
  readonly result: AccountResult | undefined;
}

/** Where the link of a mail leads: a button that does what it was mailed for, or the way to another link. */
export function MailedLinkPage({ title, text, press, another, ended, result }: MailedLinkPageProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const isOver = ended !== undefined || result?.formErrors.some(({ code }) => code === LINK_ENDED) === true;
  return (
    <Main width="text">
      <EmptyState
        level={1}
        title={title}
        actions={
          isOver ? (
            <ButtonLink href={`/${t.site.locale}/${another.path}`}>{another.label}</ButtonLink>
          ) : (
            <Form method="post">
              <Button type="submit" pending={isSending}>
                {press}
              </Button>
            </Form>
          )
        }
      >
        <AccountErrors errors={textsByField(result?.formErrors ?? [])} />
        {result === undefined && <p>{ended?.text ?? text}</p>}
      </EmptyState>
    </Main>
  );
}
