import { playShare } from './play-share.fixtures.ts';

playShare(1);
