import { playHistories } from './one-cart.fixtures.ts';

playHistories(8, 30_000);
