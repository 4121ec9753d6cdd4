// What other features may use of this one.
export { LazyPageBlocks } from './components/LazyPageBlocks.tsx';
export { useBlockEnvironment } from './components/use-block-environment.ts';
export { type PageBlock, toPageBlocks } from './model/page-blocks.ts';
