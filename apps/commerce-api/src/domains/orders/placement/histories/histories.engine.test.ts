import { playFirst } from './play-share.fixtures.ts';

// The full tier plays more.
playFirst(16);
