import { stripVTControlCharacters } from 'node:util';

/** A step with more failures is rerun as a whole. */
const MOST_COMMANDS = 12;

const unique = (commands: readonly string[]): readonly string[] =>
  [...new Set(commands)].slice(0, MOST_COMMANDS);
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Failed vitest files and tests, from `FAIL` lines. */
function failedTests(
  output: string,
): readonly { readonly file: string; readonly test: string | undefined }[] {
  return [...output.matchAll(/^\s*FAIL\s+(?:.*\s)?(\S+\.(?:test|stories)\.tsx?)(?: > (.+))?$/gm)].map(
    ([, file = '', path]) => ({ file, test: path?.split(' > ').at(-1)?.trim() }),
  );
}

/** Commands to rerun a project's failed vitest tests. */
export function rerunVitest(folder: string, env = ''): (output: string) => readonly string[] {
  return (output) =>
    unique(
      failedTests(stripVTControlCharacters(output)).map(
        ({ file, test }) =>
          `${env}npx vitest run --root ${folder} ${file}${test === undefined ? '' : ` -t ${quoted(test)}`}`,
      ),
    );
}

/** The same for several projects by nx, whose output has project prefixes. */
export function rerunProjects(folders: ReadonlyMap<string, string>): (output: string) => readonly string[] {
  return (output) =>
    unique(
      stripVTControlCharacters(output)
        .split(/^> nx run /m)
        .slice(1)
        .flatMap((block) => {
          const folder = folders.get(/^(.+?):/.exec(block)?.[1] ?? '');
          return folder === undefined ? [] : rerunVitest(folder)(block);
        }),
    );
}

/** Commands to rerun failed browser tests. */
export function rerunPlaywright(env: string): (output: string) => readonly string[] {
  return (output) =>
    unique(
      [...stripVTControlCharacters(output).matchAll(/^\s+\d+\) \[([\w-]+)\] › (\S+?:\d+):\d+ › /gm)].map(
        ([, project = '', place = '']) =>
          `${env} npm run e2e -w @haberdash/e2e -- ${place.replace(/^e2e\//, '')} --project ${project}`,
      ),
    );
}
