import { expect, it } from 'vitest';

import { averageScore } from './rows.ts';

const reviewsOf = (...scores: number[]) => ({
  reviews: scores.map((score, index) => ({
    id: String(index),
    language: 'en' as const,
    title: '',
    text: '',
    score,
    author: 'Ann',
    createdOn: '2026-10-31',
    verified: true,
    recommended: true,
    helpful: 0,
    size: undefined,
  })),
});

it('rates a product by the mean of its reviews, to one decimal', () => {
  expect(averageScore(reviewsOf(5, 4, 4))).toBe(4.3);
  expect(averageScore(reviewsOf(1))).toBe(1);
});

it('rates a product without reviews with nothing', () => {
  expect(averageScore(reviewsOf())).toBe(0);
});
