import { Button, ButtonLink, Checkbox, FieldError, LockIcon, Notice, SelectField, Text } from '@haberdash/ui';
import { useRef, useState, type FormEvent } from 'react';
import { Form, useNavigation, useRevalidator, useSubmit } from 'react-router';
import {
  addressLine,
  CardFrame,
  cardProblem,
  type CardFrameHandle,
  type CardOutcome,
} from '../../../buy/checkout/index.ts';
import { CaptchaField } from '../../../../shared/captcha/CaptchaField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import type { readNewCard } from '../server/new-card.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './account.module.css';

export interface NewCardFormProps {
  readonly page: Awaited<ReturnType<typeof readNewCard>>;
  readonly result: AccountResult | undefined;
}

/** The card goes to the payment provider's frame first; the form then names its session to the shop. */
export function NewCardForm({ page: { session, hasAddress, addresses, captcha }, result }: NewCardFormProps) {
  const t = useTranslator();
  const submit = useSubmit();
  const { state } = useNavigation();
  const frame = useRef<CardFrameHandle>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [cardError, setCardError] = useState<string>();
  if (addresses.length === 0)
    return <NoAddress text={t(hasAddress ? 'account.cardNotBillable' : 'account.cardNoAddress')} />;
  if (session === undefined) return <NoFrame />;
  const errors: Readonly<Record<string, string>> = {
    ...textsByField(result?.formErrors ?? []),
    ...(cardError === undefined ? {} : { card: cardError }),
  };
  const finish = (form: HTMLFormElement) => (outcome: CardOutcome) => {
    setIsChecking(false);
    if (typeof outcome === 'string') {
      setCardError(cardProblem(t, outcome));
      return;
    }
    const values = new FormData(form);
    values.set('sessionID', session.sessionID);
    void submit(values, { method: 'post' });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChecking || state !== 'idle' || frame.current === null) return;
    setCardError(undefined);
    setIsChecking(true);
    frame.current.tokenise(finish(event.currentTarget));
  };
  return (
    <Form method="post" noValidate className={styles['form']} onSubmit={onSubmit}>
      <AccountErrors errors={errors} fields={[{ name: 'card', id: 'card', label: t('account.card') }]} />
      <CaptchaField frame={captcha} actions={['saveCard']} />
      <div className={styles['group']} id="card" tabIndex={-1}>
        <p className={styles['named']}>
          <LockIcon size="sm" />
          {t('account.cardIntro')}
        </p>
        <CardFrame
          key={session.sessionID}
          ref={frame}
          frameUrl={session.frameUrl}
          sessionID={session.sessionID}
          withoutScript={t('account.cardNoScript')}
        />
        <FieldError controlId="card">{errors['card']}</FieldError>
      </div>
      <SelectField
        name="addressId"
        label={t('account.cardAddress')}
        defaultValue={result?.values['addressId'] ?? addresses[0]?.id}
        error={errors['addressId']}
        options={addresses.map(({ id, lines }) => ({ value: id, label: addressLine(lines) }))}
      />
      <Checkbox name="main" label={t('account.cardUseAsMain')} />
      <div className={styles['actions']} data-needs-script>
        <Button
          type="submit"
          pending={isChecking || state === 'submitting'}
          pendingLabel={t('account.cardChecking')}
        >
          {t('account.saveCard')}
        </Button>
        <ButtonLink href={`/${t.site.locale}/account/payment`} variant="secondary">
          {t('account.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** A card is billed to an address of the book, and there is none that can be. */
function NoAddress({ text }: { readonly text: string }) {
  const t = useTranslator();
  return (
    <div className={styles['form']}>
      <Text>{text}</Text>
      <div className={styles['actions']}>
        <ButtonLink href={`/${t.site.locale}/account/addresses/new?type=B`}>
          {t('account.addAddress')}
        </ButtonLink>
      </div>
    </div>
  );
}

function NoFrame() {
  const t = useTranslator();
  const { revalidate, state } = useRevalidator();
  return (
    <Notice tone="error" announce="polite">
      <p>{t('account.cardUnavailable')}</p>
      <Button
        variant="secondary"
        size="sm"
        pending={state !== 'idle'}
        onClick={() => void revalidate()}
        data-needs-script
      >
        {t('account.cardRetry')}
      </Button>
    </Notice>
  );
}
