import { Button, ButtonLink, Checkbox, Heading, Text } from '@haberdash/ui';
import { useFetcher } from 'react-router';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { JoinResult, LoyaltyOffer as Offer } from '../server/join-loyalty.server.ts';
import styles from './checkout.module.css';

export interface LoyaltyOfferProps {
  readonly offer: Offer;
  readonly result: JoinResult | undefined;
}

/** Joins the membership with one box, or links to the page for missing profile data. */
export function LoyaltyOffer({ offer: { completeHref }, result }: LoyaltyOfferProps) {
  const t = useTranslator();
  return (
    <section className={styles['offer']} aria-labelledby="earn-title">
      <Heading level={2} size="md" id="earn-title">
        {t('loyalty.earnTitle')}
      </Heading>
      <Text>{t('loyalty.earnText')}</Text>
      {completeHref === undefined ? (
        <JoinForm result={result} />
      ) : (
        <>
          <Text size="sm" tone="muted">
            {t('loyalty.earnComplete')}
          </Text>
          <ButtonLink href={completeHref} variant="secondary" size="sm">
            {t('loyalty.earnCompleteLink')}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

function JoinForm({ result }: Pick<LoyaltyOfferProps, 'result'>) {
  const t = useTranslator();
  const { Form, data, state } = useFetcher<JoinResult>({ key: 'join-loyalty' });
  const isIdle = state === 'idle';
  return (
    <Form method="post" noValidate className={styles['form']}>
      <input type="hidden" name="intent" value="join-loyalty" />
      <Checkbox
        id="loyaltyTerms"
        name="loyaltyTerms"
        label={
          <LinkedText text={t('loyalty.earnAgree')} links={{ loyalty: `/${t.site.locale}/loyalty-terms` }} />
        }
        error={isIdle ? (data ?? result)?.joining.text : undefined}
      />
      <Button type="submit" variant="secondary" size="sm" pending={!isIdle}>
        {t('loyalty.earnJoin')}
      </Button>
    </Form>
  );
}
