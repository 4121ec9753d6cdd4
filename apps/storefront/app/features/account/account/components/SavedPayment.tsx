import {
  Badge,
  Button,
  ButtonLink,
  CardIcon,
  GiftIcon,
  Heading,
  Text,
  TextField,
  RadioGroup,
} from '@haberdash/ui';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField, type FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import type { readPayment } from '../server/payment.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import { CardExpiryForm } from './CardExpiryForm.tsx';
import styles from './account.module.css';

type Page = Awaited<ReturnType<typeof readPayment>>;
type Values = Readonly<Record<string, string>>;

export interface SavedPaymentProps {
  readonly page: Page;
  readonly result: AccountResult | undefined;
}

export function SavedPayment({ page, result }: SavedPaymentProps) {
  const t = useTranslator();
  const errors = textsByField(result?.formErrors ?? []);
  const values = result?.values ?? {};
  const { cards, giftCards, rewards, points, removing } = page;
  return (
    <>
      <AccountErrors
        errors={errors}
        fields={[
          { name: 'expirationMonth', id: 'expirationMonth', label: t('account.expiryMonth') },
          { name: 'code', id: 'code', label: t('account.giftCardNumber') },
          { name: 'points', id: 'points', label: t('account.rewardPoints') },
        ]}
      />
      <Part id="cards" title={t('account.cards')}>
        {cards.length === 0 && <Text tone="muted">{t('account.noCard')}</Text>}
        <Cards page={page} values={values} error={errors['expirationMonth']} />
        <div className={styles['actions']}>
          <ButtonLink href={`/${t.site.locale}/account/payment/new`}>{t('account.addCard')}</ButtonLink>
        </div>
      </Part>
      <Part id="gift-cards" title={t('account.giftCards')}>
        <GiftCards giftCards={giftCards} removing={removing} />
        <GiftCardForm values={values} errors={errors} />
      </Part>
      {(rewards.length > 0 || points !== undefined) && (
        <Part id="rewards" title={t('account.rewards')}>
          <Rewards rewards={rewards} />
          {points !== undefined && points > 0 && (
            <RewardForm points={points} values={values} errors={errors} />
          )}
        </Part>
      )}
    </>
  );
}

function Part({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface CardsProps {
  readonly page: Page;
  readonly values: Values;
  readonly error: string | undefined;
}

function Cards({ page: { cards, removing, renewing, years }, values, error }: CardsProps) {
  const t = useTranslator();
  if (cards.length === 0) return null;
  return (
    <ul className={styles['cards']}>
      {cards.map((saved) => {
        const { paymentInstrumentId: id, card, main } = saved;
        const about = t('account.cardEnding', { brand: card.type, lastFour: card.lastFour });
        const month = String(card.expirationMonth).padStart(2, '0');
        return (
          <li key={id} className={styles['card']}>
            <p className={styles['cardHead']}>
              <span className={styles['named']}>
                <CardIcon />
                {about}
              </span>
              {card.isExpired ? (
                <Badge tone="sale">{t('account.cardExpired')}</Badge>
              ) : (
                main && <Badge tone="accent">{t('account.cardMain')}</Badge>
              )}
            </p>
            <p className={styles['muted']}>
              {t('account.cardUntil', { month, year: String(card.expirationYear) })}
            </p>
            {id === renewing ? (
              <CardExpiryForm saved={saved} years={years} values={values} error={error} />
            ) : (
              <Changes
                id={id}
                about={about}
                isRemoving={id === removing}
                canBeMain={!main && !card.isExpired}
                canBeRenewed
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function GiftCards({ giftCards, removing }: Pick<Page, 'giftCards' | 'removing'>) {
  const t = useTranslator();
  if (giftCards.length === 0) return null;
  return (
    <ul className={styles['cards']}>
      {giftCards.map(({ paymentInstrumentId: id, lastFour, balance, currency, expiresAt }) => {
        const about = t('account.giftCardEnding', { lastFour });
        return (
          <li key={id} className={styles['card']}>
            <p className={styles['named']}>
              <GiftIcon />
              {about}
            </p>
            <p className={styles['figure']}>{t.formats.money(balance, currency)}</p>
            {expiresAt !== undefined && (
              <p className={styles['muted']}>
                {t('account.validUntil', { date: t.formats.date(expiresAt) })}
              </p>
            )}
            <Changes id={id} about={about} isRemoving={id === removing} canBeMain={false} />
          </li>
        );
      })}
    </ul>
  );
}

function Rewards({ rewards }: Pick<Page, 'rewards'>) {
  const t = useTranslator();
  if (rewards.length === 0) return null;
  return (
    <ul className={styles['cards']}>
      {rewards.map(({ paymentInstrumentId: id, payment_method_id: kind, code, ...reward }) => (
        <li key={id} className={styles['card']}>
          <p className={styles['figure']}>{t.formats.money(reward.amount, reward.currency)}</p>
          <p>
            {kind === 'REWARD_CODE' && code !== undefined
              ? t('account.rewardCode', { code })
              : t('account.rewardCard')}
          </p>
          <p className={styles['muted']}>
            {reward.points !== undefined && <span>{t('account.rewardFrom', { count: reward.points })} </span>}
            {reward.expiresAt !== undefined &&
              t('account.validUntil', { date: t.formats.date(reward.expiresAt) })}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface ChangesProps {
  readonly id: string;
  readonly about: string;
  readonly isRemoving: boolean;
  readonly canBeMain: boolean;
  readonly canBeRenewed?: boolean;
}

function Changes({ id, about, isRemoving, canBeMain, canBeRenewed = false }: ChangesProps) {
  const t = useTranslator();
  const { formData } = useNavigation();
  const path = `/${t.site.locale}/account/payment`;
  const isSending = (intent: string) => formData?.get('intent') === intent && formData.get('id') === id;
  if (isRemoving) {
    return (
      <Form method="post" action={path} className={styles['confirm']} id="remove">
        <p id="remove-question">{t('account.paymentRemoveQuestion', { name: about })}</p>
        <input type="hidden" name="id" value={id} />
        <div className={styles['actions']}>
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="danger"
            size="sm"
            aria-describedby="remove-question"
            pending={isSending('remove')}
          >
            {t('account.removeYes')}
          </Button>
          <ButtonLink href={path} variant="secondary" size="sm">
            {t('account.cancel')}
          </ButtonLink>
        </div>
      </Form>
    );
  }
  return (
    <div className={styles['actions']}>
      <a
        className={styles['action']}
        href={`${path}?remove=${id}#remove`}
        aria-label={t('account.removeOf', { address: about })}
      >
        {t('account.remove')}
      </a>
      {canBeRenewed && (
        <a
          className={styles['action']}
          href={`${path}?expiry=${id}#expiry`}
          aria-label={t('account.expiryChangeOf', { name: about })}
        >
          {t('account.expiryChange')}
        </a>
      )}
      {canBeMain && (
        <Form method="post" action={path} className={styles['asAction']}>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="main"
            variant="quiet"
            size="sm"
            pending={isSending('main')}
            aria-label={t('account.cardMakeMainOf', { name: about })}
          >
            {t('account.cardMakeMain')}
          </Button>
        </Form>
      )}
    </div>
  );
}

interface SmallFormProps {
  readonly values: Values;
  readonly errors: FieldTexts;
}

function GiftCardForm({ values, errors }: SmallFormProps) {
  const t = useTranslator();
  const { formData } = useNavigation();
  return (
    <Form method="post" noValidate className={styles['form']} preventScrollReset>
      <div className={styles['fields']}>
        <TextField
          id="code"
          name="code"
          label={t('account.giftCardNumber')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          defaultValue={values['code']}
          error={errors['code']}
          className={styles['half']}
        />
        <TextField
          name="pin"
          label={t('account.giftCardPin')}
          optionalText={t('account.optional')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={12}
          className={styles['half']}
        />
      </div>
      <Button
        type="submit"
        name="intent"
        value="gift-card"
        variant="secondary"
        className={styles['submit']}
        pending={formData?.get('intent') === 'gift-card'}
      >
        {t('account.giftCardAdd')}
      </Button>
    </Form>
  );
}

const REWARD_KINDS = ['REWARD_CODE', 'REWARD_CARD'] as const;

function RewardForm({ points, values, errors }: SmallFormProps & { readonly points: number }) {
  const t = useTranslator();
  const { formData } = useNavigation();
  return (
    <Form method="post" noValidate className={styles['form']} preventScrollReset>
      <TextField
        id="points"
        name="points"
        label={t('account.rewardPoints')}
        hint={t('overview.pointsBalance', { count: points })}
        inputMode="numeric"
        maxLength={6}
        defaultValue={values['points']}
        error={errors['points']}
      />
      <RadioGroup
        id="kind"
        name="kind"
        legend={t('account.rewardKind')}
        defaultValue={values['kind'] ?? 'REWARD_CODE'}
        options={REWARD_KINDS.map((kind) => ({
          value: kind,
          label: t(`account.rewardKind-${kind}`),
          description: t(`account.rewardKindText-${kind}`),
        }))}
      />
      <Button
        type="submit"
        name="intent"
        value="reward"
        variant="secondary"
        className={styles['submit']}
        pending={formData?.get('intent') === 'reward'}
      >
        {t('account.rewardMake')}
      </Button>
    </Form>
  );
}
