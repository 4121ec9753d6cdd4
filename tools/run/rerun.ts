import { stripVTControlCharacters } from 'node:util';

/** Enough to begin with; a step that fails in more places is run again as a whole. */
const MOST_COMMANDS = 12;

const unique = (commands: readonly string[]): readonly string[] =>
  [...new Set(commands)].slice(0, MOST_COMMANDS);
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The failed test files and tests of a vitest run, from its `FAIL` lines. */
function failedTests(
  output: string,
): readonly { readonly file: string; readonly test: string | undefined }[] {
  return [...output.matchAll(/^\s*FAIL\s+(?:.*\s)?(\S+\.(?:test|stories)\.tsx?)(?: > (.+))?$/gm)].map(
    ([, file = '', path]) => ({ file, test: path?.split(' > ').at(-1)?.trim() }),
  );
}

/** The commands that run the failed tests of one vitest project alone. */
export function rerunVitest(folder: string, env = ''): (output: string) => readonly string[] {
  return (output) =>
    unique(
      failedTests(stripVTControlCharacters(output)).map(
        ({ file, test }) =>
          `${env}npx vitest run --root ${folder} ${file}${test === undefined ? '' : ` -t ${quoted(test)}`}`,
      ),
    );
}

/** The same for a run of several projects by nx, whose output names the project before its tests. */
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

/** The commands that run the failed browser tests alone. */
export function rerunPlaywright(env: string): (output: string) => readonly string[] {
  return (output) =>
    unique(
      [...stripVTControlCharacters(output).matchAll(/^\s+\d+\) \[([\w-]+)\] › (\S+?:\d+):\d+ › /gm)].map(
        ([, project = '', place = '']) =>
          `${env} npm run e2e -w @haberdash/e2e -- ${place.replace(/^e2e\//, '')} --project ${project}`,
      ),
    );
}
