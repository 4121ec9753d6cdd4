export { ProblemNotice } from './components/ProblemNotice.tsx';
export { Stage } from './components/Stage.tsx';
export { Toolbar } from './components/Toolbar.tsx';
