// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Report } from './report.ts';

it('what was reported before the tracking loaded is passed on in order, at most the newest fifty', async () => {
  // Files of tests share modules, and another one may be listening already.
  vi.resetModules();
  const { onReport, report } = await import('./report.ts');
  for (let index = 0; index < 60; index += 1) report({ type: 'login', method: String(index) });
  const heard: Report[] = [];
  onReport((fact) => heard.push(fact));
  report({ type: 'newsletter', method: 'footer', outcome: {} });
  expect(heard).toHaveLength(51);
  expect([heard[0], heard.at(-1)]).toMatchObject([
    { type: 'login', method: '10' },
    { type: 'newsletter', method: 'footer' },
  ]);
});
