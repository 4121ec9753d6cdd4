import { playHistories } from './one-cart.fixtures.ts';

playHistories(100, 120_000);
