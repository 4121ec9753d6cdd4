import { Button, Text, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { TrackResult } from '../server/track.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './orders.module.css';

export function TrackForm({ result }: { readonly result: TrackResult | undefined }) {
  const t = useTranslator();
  const { state, formData } = useNavigation();
  const sent = state === 'submitting' ? (formData?.get('intent') ?? 'track') : undefined;
  const errors = textsByField(result?.formErrors ?? []);
  return (
    <Form method="post" action={`/${t.site.locale}/track-order`} noValidate className={styles['form']}>
      <AccountErrors
        errors={errors}
        fields={[
          { name: 'orderNumber', id: 'orderNumber', label: t('orders.number') },
          { name: 'email', id: 'email', label: t('orders.email') },
        ]}
      />
      <TextField
        id="orderNumber"
        name="orderNumber"
        label={t('orders.number')}
        hint={t('orders.numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        aria-required
        defaultValue={result?.values['orderNumber']}
        error={errors['orderNumber']}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        aria-required
        label={t('orders.email')}
        hint={t('orders.emailHint')}
        defaultValue={result?.values['email']}
        error={errors['email']}
      />
      <div className={styles['actions']}>
        <Button type="submit" pending={sent === 'track'}>
          {t('orders.track')}
        </Button>
        <MailButton isPending={sent === 'mail'} />
      </div>
      <Text tone="muted">{t('orders.linkText')}</Text>
    </Form>
  );
}

function MailButton({ isPending }: { readonly isPending: boolean }) {
  const t = useTranslator();
  return (
    <Button type="submit" name="intent" value="mail" variant="secondary" pending={isPending}>
      {t('orders.linkMail')}
    </Button>
  );
}

export function MailLinkForm({ values }: Pick<TrackResult, 'values'>) {
  const t = useTranslator();
  const isPending = useNavigation().state === 'submitting';
  return (
    <Form method="post" action={`/${t.site.locale}/track-order`} className={styles['form']}>
      <Text tone="muted">{t('orders.linkText')}</Text>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles['actions']}>
        <MailButton isPending={isPending} />
      </div>
    </Form>
  );
}
