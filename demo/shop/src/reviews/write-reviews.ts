import type { SeedReview } from '@haberdash/commerce-api/seed/seed-source.ts';
import type { PhraseBankName } from '../kinds/kind-spec.ts';
import type { Language } from '../language.ts';
import { type Random, randomOf } from '../random.ts';
import { REVIEW_DETAILS } from './review-details.ts';
import { type Mood, REVIEW_AUTHORS, REVIEW_PHRASES } from './review-phrases.ts';

export interface ReviewSubject {
  readonly index: number;
  readonly productId: string;
  readonly bank: PhraseBankName;
  readonly popularity: number;
  readonly ageDays: number;
  readonly sizes: readonly string[];
  readonly epochMs: number;
}

const DAY_MS = 86_400_000;
/** Beyond these, a shop has so many products that most have hardly any review. */
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

function writeText(
  subject: ReviewSubject,
  language: Language,
  score: number,
  random: Random,
): { title: string; text: string } {
  const mood = moodOf(score);
  const phrases = REVIEW_PHRASES[language][mood];
  const [praise, critique] = REVIEW_DETAILS[subject.bank][language];
  const details = {
    glad: () => random.sample(praise, random.int(1, 2)),
    fair: () => [random.pick(praise), random.pick(critique)],
    cross: () => random.sample(critique, random.int(1, 2)),
  }[mood]();
  const opening = random.chance(0.75) ? [random.pick(phrases.openings)] : [];
  const ending = random.chance(0.6) ? [random.pick(phrases.endings)] : [];
  return { title: random.pick(phrases.titles), text: [...opening, ...details, ...ending].join(' ') };
}

/** What shoppers wrote about one product; popular ones have more to read, and most people are content. */
export function writeReviews(subject: ReviewSubject): readonly SeedReview[] {
  const random = randomOf(`reviews:${subject.index}`);
  const quality = random.next();
  return Array.from({ length: countOf(subject, random) }, (_, number): SeedReview => {
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
    const { title, text } = writeText(subject, language, score, random);
    const age = random.int(1, Math.max(1, Math.min(subject.ageDays - 3, 720)));
    return {
      id: `${subject.productId}-R${String(number + 1).padStart(3, '0')}`,
      language,
      title,
      text,
      score,
      author: random.pick(REVIEW_AUTHORS[language]),
      createdOn: new Date(subject.epochMs - age * DAY_MS).toISOString().slice(0, 10),
      verified: random.chance(0.8),
      recommended: score >= 4 || (score === 3 && random.chance(0.5)),
      helpful: random.chance(0.5) ? random.int(0, 3) : random.int(0, 24),
      size: subject.sizes.length > 1 && random.chance(0.6) ? random.pick(subject.sizes) : undefined,
    };
  });
}
