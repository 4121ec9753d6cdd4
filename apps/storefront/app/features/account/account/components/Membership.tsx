import { Badge, Heading, Text } from '@haberdash/ui';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { AccountResult } from '../server/account-form.server.ts';
import type { readLoyalty } from '../server/loyalty.server.ts';
import account from './account.module.css';
import { Invitation, InvitedBy } from './Invitation.tsx';
import styles from './loyalty.module.css';

/** A member as the page shows one. */
export type MemberView = NonNullable<Awaited<ReturnType<typeof readLoyalty>>['member']>;

export interface MembershipProps {
  readonly member: MemberView;
  readonly result: AccountResult | undefined;
}

/** Points and tier, what they are good for, and whom a member invites. */
export function Membership({ member, result }: MembershipProps) {
  const t = useTranslator();
  return (
    <>
      <div className={account['cards']}>
        <Points member={member} />
        <Tier tier={member.tier} />
      </div>
      {member.welcome !== undefined && <Welcome welcome={member.welcome} />}
      <Vouchers member={member} />
      {member.invitation !== undefined && <Invitation {...member.invitation} />}
      <InvitedBy result={result} />
      <Text size="sm" tone="muted">
        <LinkedText text={t('loyalty.terms')} links={{ terms: `/${t.site.locale}/loyalty-terms` }} />
      </Text>
    </>
  );
}

function Points({ member: { points, pending } }: Pick<MembershipProps, 'member'>) {
  const t = useTranslator();
  return (
    <section className={account['card']} aria-labelledby="points">
      <Heading level={2} size="md" id="points">
        {t('overview.points')}
      </Heading>
      <p className={account['figure']}>{t('overview.pointsBalance', { count: points })}</p>
      {pending > 0 && <p className={account['muted']}>{t('overview.pointsPending', { count: pending })}</p>}
    </section>
  );
}

function Tier({ tier }: Pick<MemberView, 'tier'>) {
  const t = useTranslator();
  if (tier === undefined) return null;
  const { id, nextTier, pointsToNextTier = 0 } = tier;
  return (
    <section className={account['card']} aria-labelledby="tier">
      <Heading level={2} size="md" id="tier">
        {t('loyalty.tier')}
      </Heading>
      <p className={account['figure']}>{t(`loyalty.tier-${id}`)}</p>
      <p className={account['muted']}>
        {nextTier === undefined
          ? t('loyalty.tierTop')
          : t('loyalty.tierNext', { count: pointsToNextTier, tier: t(`loyalty.tier-${nextTier}`) })}
      </p>
    </section>
  );
}

function Welcome({ welcome }: { readonly welcome: NonNullable<MemberView['welcome']> }) {
  const t = useTranslator();
  const { promotionName, code, expiresAt } = welcome;
  return (
    <section className={styles['welcome']} aria-labelledby="welcome">
      <Heading level={2} size="md" id="welcome">
        {t('loyalty.welcome')}
      </Heading>
      <p>{promotionName}</p>
      {code !== undefined && <p className={styles['code']}>{code}</p>}
      <p className={account['muted']}>
        {t('loyalty.welcomeHow')}
        {expiresAt !== undefined && <> {t('account.validUntil', { date: t.formats.date(expiresAt) })}</>}
      </p>
    </section>
  );
}

function Vouchers({ member: { vouchers, currency, isElsewhere } }: Pick<MembershipProps, 'member'>) {
  const t = useTranslator();
  if (vouchers.length === 0) return null;
  return (
    <section className={account['group']} aria-labelledby="vouchers">
      <Heading level={2} size="lg" id="vouchers">
        {t('loyalty.vouchers')}
      </Heading>
      <Text tone="muted">{t(isElsewhere ? 'loyalty.vouchersElsewhere' : 'loyalty.vouchersText')}</Text>
      <ul className={styles['vouchers']}>
        {vouchers.map(({ points, amount, isUsable, missing }) => (
          <li key={points} className={account['card']} data-usable={isUsable || undefined}>
            <p className={account['figure']}>{t.formats.money(amount, currency)}</p>
            <p className={account['muted']}>{t('overview.pointsBalance', { count: points })}</p>
            {isUsable ? (
              <Badge tone="success">{t('loyalty.voucherReady')}</Badge>
            ) : (
              missing > 0 && (
                <p className={account['muted']}>{t('loyalty.voucherMissing', { count: missing })}</p>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
