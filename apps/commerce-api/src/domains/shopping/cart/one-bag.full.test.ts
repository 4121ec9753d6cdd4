import { playHistories } from './one-bag.fixtures.ts';

playHistories(100, 120_000);
