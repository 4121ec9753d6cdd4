export { Stage } from './components/Stage.tsx';
export { Toolbar } from './components/Toolbar.tsx';
