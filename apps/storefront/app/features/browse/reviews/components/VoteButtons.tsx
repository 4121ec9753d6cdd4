import { Button } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './reviews.module.css';

interface VoteButtonsProps {
  readonly name: 'review' | 'answer';
  readonly id: string;
  /** Whose text it is, for those who hear the buttons out of their place. */
  readonly author: string;
  readonly helpful: number;
  readonly unhelpful: number;
}

/** Says whether something helped; the last press counts. */
export function VoteButtons({ name, id, author, helpful, unhelpful }: VoteButtonsProps) {
  const t = useTranslator();
  const { formData } = useNavigation();
  const pending = formData?.get(name) === id ? formData.get('intent') : undefined;
  const button = (intent: 'helpful' | 'unhelpful', label: string, spoken: string) => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant="quiet"
      size="sm"
      pending={pending === intent}
      aria-label={spoken}
    >
      {label}
    </Button>
  );
  return (
    <Form method="post" preventScrollReset className={styles['votes']}>
      <input type="hidden" name={name} value={id} />
      {button(
        'helpful',
        t('reviews.helpful', { count: t.formats.number(helpful) }),
        t('reviews.helpfulOf', { author, count: t.formats.number(helpful) }),
      )}
      {button(
        'unhelpful',
        t('reviews.unhelpful', { count: t.formats.number(unhelpful) }),
        t('reviews.unhelpfulOf', { author, count: t.formats.number(unhelpful) }),
      )}
    </Form>
  );
}
