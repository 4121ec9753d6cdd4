import type { SeedReview } from '@haberdash/commerce-api/seed/seed-source.ts';
import type { PhraseBankName } from '../kinds/kind-spec.ts';
import { fitting, type Language, type Phrase, phraseIn } from '../language.ts';
import { type Random, randomOf } from '../random.ts';
import { REVIEW_DETAILS } from './review-details.ts';
import { REVIEW_AUTHORS } from './review-authors.ts';
import { FAMILY_TRAITS, type Mood, REVIEW_PHRASES } from './review-phrases.ts';

export interface ReviewSubject {
  readonly index: number;
  readonly productId: string;
  readonly bank: PhraseBankName;
  /** Sentences with other tags are left out. */
  readonly tags: readonly string[];
  readonly popularity: number;
  readonly ageDays: number;
  readonly sizes: readonly string[];
  readonly epochMs: number;
}

const DAY_MS = 86_400_000;
/** Products beyond this index have few reviews. */
const FULLY_REVIEWED = 2_000;

const moodOf = (score: number): Mood => (score >= 4 ? 'glad' : score === 3 ? 'fair' : 'cross');

function countOf(subject: ReviewSubject, random: Random): number {
  if (subject.index >= FULLY_REVIEWED)
    return random.weighted([
      [0, 5],
      [1, 3],
      [2, 1],
    ]);
  if (subject.ageDays < 15 || random.chance(0.06)) return 0;
  return Math.round(1 + (subject.popularity / 1000) ** 2 * 34 + random.next() * 6);
}

/** Picks sentences that no review of the product has yet. */
function freshPicker(subject: ReviewSubject, random: Random) {
  const tags = new Set([...subject.tags, ...FAMILY_TRAITS[subject.bank]]);
  const said = new Set<string>();
  return (phrases: readonly Phrase[], language: Language, count: number): string[] => {
    const sentences = fitting(phrases, tags).map((phrase) => phraseIn(phrase, language));
    const chosen = random.sample(
      sentences.filter((sentence) => !said.has(sentence)),
      count,
    );
    for (const sentence of chosen) said.add(sentence);
    return chosen;
  };
}

/** A unique text; undefined when all are used. */
function writeText(
  subject: ReviewSubject,
  language: Language,
  score: number,
  random: Random,
  pick: ReturnType<typeof freshPicker>,
): { title: string; text: string } | undefined {
  const mood = moodOf(score);
  const phrases = REVIEW_PHRASES[mood];
  const { glad, critical } = REVIEW_DETAILS[subject.bank];
  const details = {
    glad: () => pick(glad, language, 1),
    fair: () => [...pick(glad, language, 1), ...pick(critical, language, 1)],
    cross: () => pick(critical, language, 1),
  }[mood]();
  const opening = details.length === 0 || random.chance(0.4) ? pick(phrases.openings, language, 1) : [];
  const ending = random.chance(0.4) ? pick(phrases.endings, language, 1) : [];
  const [title] = pick(phrases.titles, language, 1);
  const text = [...opening, ...details, ...ending].join(' ');
  return title === undefined || text === '' ? undefined : { title, text };
}

/** Long and positive reviews get more helpful votes. */
const helpfulOf = (score: number, length: number, random: Random): number =>
  score <= 2 ? random.int(0, 2) : random.int(0, Math.round(length / 8));

/** Reviews of a product; more for popular ones, mostly positive. */
export function writeReviews(subject: ReviewSubject): readonly SeedReview[] {
  const random = randomOf(`reviews:${subject.index}`);
  const quality = random.next();
  const pick = freshPicker(subject, random);
  return Array.from({ length: countOf(subject, random) }).flatMap((_, number): SeedReview[] => {
    const language = random.weighted<Language>([
      ['en', 6],
      ['fr', 2],
      ['de', 2],
      ['es', 2],
      ['it', 2],
    ]);
    const score = random.weighted([
      [5, 4 + quality * 5],
      [4, 3],
      [3, 1.2 - quality],
      [2, 0.5],
      [1, 0.25],
    ]);
    const written = writeText(subject, language, score, random, pick);
    if (written === undefined) return [];
    const { title, text } = written;
    const age = random.int(1, Math.max(1, Math.min(subject.ageDays - 3, 720)));
    return [
      {
        id: `${subject.productId}-R${String(number + 1).padStart(3, '0')}`,
        language,
        title,
        text,
        score,
        author: random.pick(REVIEW_AUTHORS[language]),
        createdOn: new Date(subject.epochMs - age * DAY_MS).toISOString().slice(0, 10),
        verified: random.chance(0.8),
        recommended: score >= 4 || (score === 3 && random.chance(0.5)),
        helpful: helpfulOf(score, text.length, random),
        size: subject.sizes.length > 1 && random.chance(0.6) ? random.pick(subject.sizes) : undefined,
      },
    ];
  });
}
