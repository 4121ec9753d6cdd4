import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('features/viewer/routes/home.tsx'),
  route('view', 'features/viewer/routes/view.tsx'),
  route('checks', 'features/viewer/routes/checks.tsx'),
  route('frame', 'features/viewer/routes/frame.tsx'),
  route('experiments', 'features/experiments/routes/experiments.tsx'),
  route('edit', 'features/edit/routes/edit.tsx'),
  route('edit/others', 'features/edit/routes/others.ts'),
  route('probes', 'features/content/routes/probes.ts'),
  route('articles', 'features/content/routes/articles.ts'),
  route('changes', 'features/content/routes/changes.ts'),
  route('sign-in', 'features/sign-in/routes/sign-in.tsx'),
  route('sign-out', 'features/sign-in/routes/sign-out.ts'),
  route('*', 'features/viewer/routes/elsewhere.ts'),
] satisfies RouteConfig;
