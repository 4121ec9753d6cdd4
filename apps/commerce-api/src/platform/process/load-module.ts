import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { StartupProblem } from './startup-problem.ts';

/** A path is meant from the working directory, anything else is a package. */
const addressOf = (specifier: string): string =>
  isAbsolute(specifier) || /^\.\.?\//.test(specifier) ? pathToFileURL(resolve(specifier)).href : specifier;

/** Whether it is the module itself that is missing, and not something that it imports. */
const isMissing = (error: unknown, address: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes(address.startsWith('file:') ? new URL(address).pathname : `'${address}'`);

/**
 * Calls what a module exports under a name and answers with the result. Which module that is, a setting says (a
 * package, or a path from the working directory); one that is missing or exports no such function stops the start.
 */
export async function createFromModule(variable: string, specifier: string, name: string): Promise<unknown> {
  const address = addressOf(specifier);
  const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ address).catch(
    (error: unknown) => {
      if (!isMissing(error, address)) throw error;
      throw new StartupProblem(`${variable} names the module ${specifier}, which is not installed.`);
    },
  );
  const create = module[name];
  if (typeof create !== 'function')
    throw new StartupProblem(`The module ${specifier} that ${variable} names exports no function ${name}.`);
  return create();
}
