import { playHistories } from './one-bag.fixtures.ts';

playHistories(8, 30_000);
