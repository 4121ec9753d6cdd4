import type { Question } from '@haberdash/api-client/products';
import {
  Badge,
  Button,
  Checkbox,
  EmptyState,
  Heading,
  Pagination,
  Text,
  TextareaField,
  TextField,
} from '@haberdash/ui';
import { Form, useLocation, useNavigation } from 'react-router';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { addressOf } from '../model/address-of.ts';
import { QUESTION_SORTS } from '../model/review-options.ts';
import type { ReviewResult } from '../server/review-requests.server.ts';
import type { readQuestions } from '../server/questions.server.ts';
import { ReviewErrors } from './ReviewErrors.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewFrame } from './ReviewFrame.tsx';
import { VoteButtons } from './VoteButtons.tsx';
import styles from './reviews.module.css';

interface QuestionsPageProps {
  readonly data: Awaited<ReturnType<typeof readQuestions>>;
  readonly result: ReviewResult | undefined;
}

/** What people ask about a product, and what the brand and others answer. */
export function QuestionsPage({ data, result }: QuestionsPageProps) {
  const t = useTranslator();
  const { pathname, search } = useLocation();
  const { product, questions, filters, page, pageCount, done } = data;
  return (
    <ReviewFrame product={product} title={t('reviews.questionsTitle', { product: product.name })} done={done}>
      <div className={styles['main']}>
        <ReviewFilters
          q={filters.q}
          sort={filters.sort}
          sorts={QUESTION_SORTS.map((value) => ({ value, label: t(`reviews.asked-${value}`) }))}
        />
        {questions.length === 0 ? (
          <EmptyState level={2} title={t('reviews.noQuestions')}>
            {t('reviews.noQuestionsText')}
          </EmptyState>
        ) : (
          <ul className={styles['list']}>
            {questions.map((question) => (
              <QuestionItem key={question.id} question={question} />
            ))}
          </ul>
        )}
        <Pagination
          label={t('reviews.questionPages')}
          page={page}
          pageCount={pageCount}
          href={(number) => addressOf(pathname, search, { page: number === 1 ? undefined : String(number) })}
          pageLabel={(number) => t('reviews.questionPage', { number })}
          previousLabel={t('listing.previousPage')}
          nextLabel={t('listing.nextPage')}
        />
        <section aria-labelledby="ask" className={styles['ask']}>
          <Heading level={2} size="xl" id="ask">
            {t('reviews.ask')}
          </Heading>
          <QuestionForm result={result} />
        </section>
      </div>
    </ReviewFrame>
  );
}

function QuestionItem({ question }: { readonly question: Question }) {
  const t = useTranslator();
  const { text, author, date, answers } = question;
  return (
    <li className={styles['item']}>
      <article className={styles['said']}>
        <Heading level={2} size="md">
          {text}
        </Heading>
        <Text size="sm" tone="muted">
          {t('product.reviewBy', { author, date: t.formats.date(date) })}
        </Text>
        {answers.length === 0 && <Text>{t('reviews.noAnswer')}</Text>}
        <ul className={styles['answers']}>
          {answers.map((answer) => (
            <li key={answer.id} id={`answer-${answer.id}`} className={styles['said']}>
              <Text measure>{answer.text}</Text>
              <Text size="sm" tone="muted">
                {t('product.reviewBy', { author: answer.author, date: t.formats.date(answer.date) })}
              </Text>
              {answer.fromBrand === true && <Badge>{t('reviews.fromBrand')}</Badge>}
              <VoteButtons name="answer" {...answer} />
            </li>
          ))}
        </ul>
      </article>
    </li>
  );
}

function QuestionForm({ result }: { readonly result: ReviewResult | undefined }) {
  const t = useTranslator();
  const isSending = useNavigation().formData?.get('intent') === 'ask';
  const values = result?.values ?? {};
  const errors = textsByField(result?.formErrors ?? []);
  return (
    <Form method="post" noValidate className={styles['form']}>
      <ReviewErrors errors={errors} fields={['text', 'nickname', 'email', 'terms']} />
      <TextareaField
        id="text"
        name="text"
        label={t('reviews.field-question')}
        rows={3}
        maxLength={1000}
        aria-required
        defaultValue={values['text']}
        error={errors['text']}
      />
      <TextField
        id="nickname"
        name="nickname"
        label={t('reviews.field-nickname')}
        hint={t('reviews.nicknameHint')}
        autoComplete="nickname"
        maxLength={60}
        aria-required
        defaultValue={values['nickname']}
        error={errors['nickname']}
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
        label={t('reviews.field-email')}
        hint={t('reviews.emailHint')}
        aria-required
        defaultValue={values['email']}
        error={errors['email']}
      />
      <Checkbox
        id="terms"
        name="terms"
        aria-required
        label={<LinkedText text={t('reviews.terms')} links={{ terms: `/${t.site.locale}/brand-terms` }} />}
        defaultChecked={values['terms'] === 'on'}
        error={errors['terms']}
      />
      <Button type="submit" name="intent" value="ask" size="lg" pending={isSending}>
        {t('reviews.sendQuestion')}
      </Button>
    </Form>
  );
}
