import { playFirst } from './play-share.fixtures.ts';

// The full tier plays many more.
playFirst(16);
