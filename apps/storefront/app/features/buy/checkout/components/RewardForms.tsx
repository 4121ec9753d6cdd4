import { Button, FieldError, RadioGroup, TextField } from '@haberdash/ui';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { TenderResult } from '../model/tender-result.ts';
import type { TenderOffers } from '../server/tender-offers.server.ts';
import styles from './tenders.module.css';
import { useTenderFetcher } from './use-tender-fetcher.ts';

interface FormProps {
  readonly result: TenderResult | undefined;
}
interface MoneyProps extends FormProps {
  readonly money: (amount: number) => string;
}

export function RewardForm({ result: documents }: FormProps) {
  const t = useTranslator();
  const { Form, isSending, result, rejected } = useTenderFetcher('reward', documents);
  return (
    <Form method="post" noValidate className={styles['form']} preventScrollReset>
      <ResponseModeField />
      <input type="hidden" name="intent" value="add-reward" />
      <TextField
        id="reward"
        name="reward"
        label={t('payment.rewardCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={result?.typed['reward']}
        error={rejected['reward']}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="secondary" pending={isSending}>
          {t('payment.rewardUse')}
        </Button>
      </div>
    </Form>
  );
}

export function PointsForm({
  points: { payable, least },
  money,
  result: documents,
}: MoneyProps & { readonly points: NonNullable<TenderOffers['points']> }) {
  const t = useTranslator();
  const { Form, isSending, result, rejected } = useTenderFetcher('points', documents);
  return (
    <Form method="post" noValidate className={styles['form']} preventScrollReset>
      <ResponseModeField />
      <input type="hidden" name="intent" value="add-points" />
      <TextField
        id="points"
        name="points"
        label={t('payment.pointsAmount')}
        hint={t('payment.pointsHint', { amount: money(payable), count: least ?? 0 })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={result?.typed['points']}
        error={rejected['points']}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="secondary" pending={isSending}>
          {t('payment.pointsUse')}
        </Button>
      </div>
    </Form>
  );
}

export function VoucherForm({
  offers: { vouchers, applied, memberPoints },
  money,
  result,
}: MoneyProps & { readonly offers: TenderOffers }) {
  const t = useTranslator();
  const { Form, isSending, rejected } = useTenderFetcher('voucher', result);
  const chosen = vouchers.find(({ points }) => points === applied);
  return (
    <Form method="post" noValidate className={styles['form']} preventScrollReset>
      <ResponseModeField />
      <input type="hidden" name="intent" value="set-voucher" />
      <RadioGroup
        id="voucher"
        key={applied}
        name="voucher"
        legend={t('payment.vouchers')}
        hint={memberPoints === undefined ? undefined : t('payment.memberPoints', { count: memberPoints })}
        defaultValue={chosen === undefined ? '0 0' : `${chosen.points} ${chosen.amount}`}
        error={rejected['voucher']}
        options={[
          { value: '0 0', label: t('payment.voucherNone') },
          ...vouchers.map(({ points, amount }) => ({
            value: `${points} ${amount}`,
            label: t('payment.voucher', { amount: money(amount) }),
            description: t('payment.voucherPoints', { count: points }),
          })),
        ]}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="secondary" pending={isSending}>
          {t('payment.voucherUse')}
        </Button>
      </div>
    </Form>
  );
}

export function AthleteForm({
  athlete: { remaining, payable },
  money,
  result,
}: MoneyProps & { readonly athlete: NonNullable<TenderOffers['athlete']> }) {
  const t = useTranslator();
  const { Form, isSending, rejected } = useTenderFetcher('athlete', result);
  return (
    <Form method="post" className={styles['offer']} preventScrollReset>
      <ResponseModeField />
      <input type="hidden" name="intent" value="add-athlete" />
      <p>{t('payment.athlete', { amount: money(remaining) })}</p>
      <Button type="submit" variant="secondary" pending={isSending} id="athlete">
        {t('payment.athleteUse', { amount: money(payable) })}
      </Button>
      <FieldError controlId="athlete">{rejected['athlete']}</FieldError>
    </Form>
  );
}

export function SavedForms({ saved, money, result }: MoneyProps & { readonly saved: TenderOffers['saved'] }) {
  const t = useTranslator();
  const { Form, sent, rejected } = useTenderFetcher('saved', result);
  return (
    <ul aria-label={t('payment.saved')} className={styles['saved']}>
      {saved.map(({ id, method, amount, lastFour }) => {
        const name =
          lastFour === undefined
            ? t(method === 'REWARD_CARD' ? 'payment.savedRewardCard' : 'payment.savedReward', {
                amount: money(amount),
              })
            : t('payment.savedGiftCard', { amount: money(amount), lastFour });
        return (
          <li key={id}>
            <Form method="post" className={styles['offer']} preventScrollReset>
              <ResponseModeField />
              <input type="hidden" name="intent" value="add-saved" />
              <input type="hidden" name="method" value={method} />
              <input type="hidden" name="instrument" value={id} />
              <p>{name}</p>
              <Button
                type="submit"
                variant="secondary"
                size="sm"
                pending={sent?.get('instrument') === id}
                aria-label={t('payment.savedUseOf', { name })}
              >
                {t('payment.savedUse')}
              </Button>
            </Form>
          </li>
        );
      })}
      {rejected['saved'] !== undefined && <li role="alert">{rejected['saved']}</li>}
    </ul>
  );
}
