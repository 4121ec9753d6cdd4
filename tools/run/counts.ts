import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './step.ts';

const number = (text: string | undefined): number => Number(text ?? 0);

/** Adds up vitest's `Tests  1 failed | 18 passed (19)` lines; without one, no tests ran. */
export function countVitest(output: string): Counts {
  const lines = [
    ...stripVTControlCharacters(output).matchAll(/^\s*Tests\s+(?:(\d+) failed)?[ |]*(?:(\d+) passed)?.*$/gm),
  ];
  const passed = lines.reduce((sum, line) => sum + number(line[2]), 0);
  const failed = lines.reduce((sum, line) => sum + number(line[1]), 0);
  return passed + failed === 0 ? { passed, failed, problem: 'ran no test' } : { passed, failed };
}

/** Counts a lint run as one test, which fails if a rule was skipped. */
export function countLint(output: string): Counts {
  const text = stripVTControlCharacters(output);
  if (text.includes('rule will be skipped')) return { passed: 0, failed: 0, problem: 'skipped a rule' };
  return / 0 errors/.test(text) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts each project's vitest run, to detect one without tests. */
export function countProjects(projects: readonly string[]): (output: string) => Counts {
  return (output) => {
    const blocks = stripVTControlCharacters(output)
      .split(/^> nx run /m)
      .slice(1);
    let passed = 0;
    let failed = 0;
    const silent: string[] = [];
    for (const project of projects) {
      const block = blocks.find((text) => text.startsWith(`${project}:test`));
      const counts = countVitest(block ?? '');
      passed += counts.passed;
      failed += counts.failed;
      if (counts.problem !== undefined) silent.push(project);
    }
    return silent.length === 0
      ? { passed, failed }
      : { passed, failed, problem: `ran no test: ${silent.join(', ')}` };
  };
}

/** More retried tests are a fault, not a busy machine. */
const MOST_FLAKY = 3;

/** Parses Playwright's summary; up to three tests may pass on retry only. */
export function countPlaywright(output: string): Counts {
  const text = stripVTControlCharacters(output);
  const flaky = number(/^\s*(\d+) flaky/m.exec(text)?.[1]);
  const isBearable = flaky <= MOST_FLAKY;
  const passed = number(/^\s*(\d+) passed/m.exec(text)?.[1]) + (isBearable ? flaky : 0);
  const failed = number(/^\s*(\d+) failed/m.exec(text)?.[1]) + (isBearable ? 0 : flaky);
  if (passed + failed === 0) return { passed, failed, problem: 'ran no test' };
  return flaky === 0 ? { passed, failed } : { passed, failed, remark: `${flaky} at the second try only` };
}
