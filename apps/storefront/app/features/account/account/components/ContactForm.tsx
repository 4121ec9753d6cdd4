import { Button, Notice, SelectField, TextareaField, TextField } from '@haberdash/ui';
import { MESSAGE_LIMIT } from '@haberdash/validation';
import { Form, useNavigation } from 'react-router';
import { CaptchaField } from '../../../../shared/captcha/CaptchaField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { ContactResult, readContact } from '../server/contact.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './account.module.css';

export interface ContactFormProps {
  readonly page: Awaited<ReturnType<typeof readContact>>;
  readonly result: ContactResult | undefined;
}

const FIELDS = ['topic', 'orderNumber', 'message', 'firstName', 'lastName', 'email'] as const;

export function ContactForm({ page: { topics, captcha, values: known }, result }: ContactFormProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  if (topics === undefined) return <Notice tone="error">{t('contact.unread')}</Notice>;
  const errors = textsByField(result?.formErrors ?? []);
  const values = result?.values ?? known;
  const field = (name: (typeof FIELDS)[number]) => ({
    id: name,
    name,
    label: t(`contact.field-${name}`),
    defaultValue: values[name],
    error: errors[name],
    'aria-required': name === 'orderNumber' ? undefined : true,
  });
  return (
    <Form method="post" noValidate className={styles['form']}>
      <AccountErrors
        errors={errors}
        fields={FIELDS.map((name) => ({ name, id: name, label: t(`contact.field-${name}`) }))}
      />
      <CaptchaField frame={captcha} actions={['contact']} />
      <div className={styles['fields']}>
        <SelectField {...field('topic')} placeholder={t('contact.choose')} options={[]} groups={topics} />
        <TextField
          {...field('orderNumber')}
          optionalText={t('contact.optional')}
          hint={t('contact.orderNumberHint')}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={16}
        />
        <TextareaField {...field('message')} rows={7} maxLength={MESSAGE_LIMIT} />
        <TextField {...field('firstName')} autoComplete="given-name" className={styles['half']} />
        <TextField {...field('lastName')} autoComplete="family-name" className={styles['half']} />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          hint={t('contact.emailHint')}
        />
      </div>
      <Button type="submit" className={styles['submit']} pending={isSending}>
        {t('contact.send')}
      </Button>
    </Form>
  );
}
