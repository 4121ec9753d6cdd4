import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { StartupProblem } from './startup-problem.ts';

/** Paths are relative to the working directory, others are packages. */
const addressOf = (specifier: string): string =>
  isAbsolute(specifier) || /^\.\.?\//.test(specifier) ? pathToFileURL(resolve(specifier)).href : specifier;

/** Whether the module itself is missing, not one of its imports. */
const isMissing = (error: unknown, address: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes(address.startsWith('file:') ? new URL(address).pathname : `'${address}'`);

/** Calls an export of the module in a setting; StartupProblem when module or function are missing. */
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
