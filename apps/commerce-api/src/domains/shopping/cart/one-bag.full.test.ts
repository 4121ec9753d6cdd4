import { playHistories } from './one-bag.fixtures.ts';

playHistories(250, 180_000);
