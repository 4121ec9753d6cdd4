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
import { QUESTION_SORTS } from '../model/opinions.ts';
import type { OpinionsAnswer } from '../server/opinions-read.server.ts';
import type { readQuestions } from '../server/questions.server.ts';
import { OpinionErrors } from './OpinionErrors.tsx';
import { OpinionFilters } from './OpinionFilters.tsx';
import { OpinionsPage } from './OpinionsPage.tsx';
import { VoteButtons } from './VoteButtons.tsx';
import styles from './opinions.module.css';

interface QuestionsPageProps {
  readonly data: Awaited<ReturnType<typeof readQuestions>>;
  readonly answer: OpinionsAnswer | undefined;
}

/** What people ask about a product, and what the brand and others answer. */
export function QuestionsPage({ data, answer }: QuestionsPageProps) {
  const t = useTranslator();
  const { pathname, search } = useLocation();
  const { product, questions, filters, page, pageCount, done } = data;
  return (
    <OpinionsPage
      product={product}
      title={t('opinions.questionsTitle', { product: product.name })}
      done={done}
    >
      <div className={styles['main']}>
        <OpinionFilters
          q={filters.q}
          sort={filters.sort}
          sorts={QUESTION_SORTS.map((value) => ({ value, label: t(`opinions.asked-${value}`) }))}
        />
        {questions.length === 0 ? (
          <EmptyState level={2} title={t('opinions.noQuestions')}>
            {t('opinions.noQuestionsText')}
          </EmptyState>
        ) : (
          <ul className={styles['list']}>
            {questions.map((question) => (
              <QuestionItem key={question.id} question={question} />
            ))}
          </ul>
        )}
        <Pagination
          label={t('opinions.questionPages')}
          page={page}
          pageCount={pageCount}
          href={(number) => addressOf(pathname, search, { page: number === 1 ? undefined : String(number) })}
          pageLabel={(number) => t('opinions.questionPage', { number })}
          previousLabel={t('listing.previousPage')}
          nextLabel={t('listing.nextPage')}
        />
        <section aria-labelledby="ask" className={styles['ask']}>
          <Heading level={2} size="xl" id="ask">
            {t('opinions.ask')}
          </Heading>
          <AskForm answer={answer} />
        </section>
      </div>
    </OpinionsPage>
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
        {answers.length === 0 && <Text>{t('opinions.noAnswer')}</Text>}
        <ul className={styles['answers']}>
          {answers.map((said) => (
            <li key={said.id} id={`answer-${said.id}`} className={styles['said']}>
              <Text measure>{said.text}</Text>
              <Text size="sm" tone="muted">
                {t('product.reviewBy', { author: said.author, date: t.formats.date(said.date) })}
              </Text>
              {said.fromBrand === true && <Badge>{t('opinions.fromBrand')}</Badge>}
              <VoteButtons name="answer" {...said} />
            </li>
          ))}
        </ul>
      </article>
    </li>
  );
}

function AskForm({ answer }: { readonly answer: OpinionsAnswer | undefined }) {
  const t = useTranslator();
  const isSending = useNavigation().formData?.get('intent') === 'ask';
  const values = answer?.values ?? {};
  const errors = textsByField(answer?.formErrors ?? []);
  return (
    <Form method="post" noValidate className={styles['form']}>
      <OpinionErrors errors={errors} fields={['text', 'nickname', 'email', 'terms']} />
      <TextareaField
        id="text"
        name="text"
        label={t('opinions.field-question')}
        rows={3}
        maxLength={1000}
        aria-required
        defaultValue={values['text']}
        error={errors['text']}
      />
      <TextField
        id="nickname"
        name="nickname"
        label={t('opinions.field-nickname')}
        hint={t('opinions.nicknameHint')}
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
        label={t('opinions.field-email')}
        hint={t('opinions.emailHint')}
        aria-required
        defaultValue={values['email']}
        error={errors['email']}
      />
      <Checkbox
        id="terms"
        name="terms"
        aria-required
        label={<LinkedText text={t('opinions.terms')} links={{ terms: `/${t.site.locale}/brand-terms` }} />}
        defaultChecked={values['terms'] === 'on'}
        error={errors['terms']}
      />
      <Button type="submit" name="intent" value="ask" size="lg" pending={isSending}>
        {t('opinions.sendQuestion')}
      </Button>
    </Form>
  );
}
