import { Button, Heading, Text, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { ShareLinkButton } from '../../../../frame/ShareLinkButton.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import account from './account.module.css';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './loyalty.module.css';

export function Invitation({ code, url }: { readonly code: string; readonly url: string }) {
  const t = useTranslator();
  return (
    <section className={account['group']} aria-labelledby="invite">
      <Heading level={2} size="lg" id="invite">
        {t('loyalty.invite')}
      </Heading>
      <Text>{t('loyalty.inviteText')}</Text>
      <p>
        {t('loyalty.inviteCode')} <strong className={styles['code']}>{code}</strong>
      </p>
      <div className={styles['link']}>
        <TextField
          label={t('loyalty.inviteLink')}
          name="invitation"
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <ShareLinkButton url={url} />
      </div>
    </section>
  );
}

/** Who invited a new member: the code that a friend has given. */
export function InvitedBy({ result }: { readonly result: AccountResult | undefined }) {
  const t = useTranslator();
  const isSending = useNavigation().state === 'submitting';
  const errors = textsByField(result?.formErrors ?? []);
  const field = { name: 'referralCode', id: 'referralCode', label: t('loyalty.invitedCode') };
  return (
    <section className={account['group']} aria-labelledby="invited">
      <Heading level={2} size="lg" id="invited">
        {t('loyalty.invited')}
      </Heading>
      <AccountErrors errors={errors} fields={[field]} />
      <Form method="post" noValidate className={account['form']} preventScrollReset>
        <TextField
          {...field}
          hint={t('loyalty.invitedHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          defaultValue={result?.values['referralCode']}
          error={errors['referralCode']}
        />
        <Button type="submit" variant="secondary" pending={isSending} className={account['submit']}>
          {t('loyalty.invitedSend')}
        </Button>
      </Form>
    </section>
  );
}
