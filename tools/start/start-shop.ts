import { availableParallelism } from 'node:os';
import type { RunningServer } from '../stack/child.ts';
import {
  startApi,
  startProviders,
  startPreview,
  startStorefront,
  type StackOptions,
} from '../stack/stack.ts';
import { build, isBuilt, type BuiltApp } from './build.ts';
import type { Phase, Progress } from './progress.ts';
import { supervise, type Supervised, type SupervisorPorts } from './supervisor.ts';
import { ticketForHere } from './ticket.ts';

export interface RunningShop {
  readonly origins: {
    readonly shop: string;
    /** With a ticket. */
    readonly preview: string;
    readonly api: string;
    readonly sandbox: string;
  };
  stop(): Promise<void>;
}

export interface StartPlan {
  readonly progress: Progress;
  readonly takesBuild: boolean;
  /** The embedded database has to be created. */
  readonly isNew: boolean;
  /** Builds during seeding, which needs more memory. */
  readonly buildsBeside: boolean;
  readonly supervisor: Omit<SupervisorPorts, 'stopping'>;
}

/** One core each for shop, database and preview. */
const CORES_FOR_ALL = 3;

/** The service's seeding progress, such as `200 of 424 products`. */
const COUNTS = /(\d+ of \d+ products)$/;

async function buildIfNeeded(app: BuiltApp, name: string, { progress }: StartPlan, signal: AbortSignal) {
  if (await isBuilt(app)) return;
  const phase = progress.begin(name);
  await build(app, signal);
  phase.end();
}

/** The two builds, parallel with enough cores, else the shop's first. */
function startBuilds(plan: StartPlan, signal: AbortSignal) {
  if (plan.takesBuild) return { storefront: Promise.resolve(), preview: Promise.resolve() };
  const storefront = buildIfNeeded('storefront', 'Build of the shop', plan, signal);
  const buildPreview = () => buildIfNeeded('cms-preview', 'Build of the preview', plan, signal);
  const isTogether = availableParallelism() >= CORES_FOR_ALL && plan.buildsBeside;
  return { storefront, preview: isTogether ? buildPreview() : storefront.then(buildPreview) };
}

async function startService(
  options: StackOptions,
  plan: StartPlan,
  start: (begin: () => Promise<RunningServer>) => Promise<Supervised>,
): Promise<Supervised> {
  const phase: Phase = plan.progress.begin('Database');
  if (plan.isNew) phase.detail('creating the tables');
  const onLine = (server: string, line: string): void => {
    const [, counts] = COUNTS.exec(line) ?? [];
    if (counts === undefined) options.onLine?.(server, line);
    else phase.detail(counts);
  };
  const api = await start(() => startApi({ ...options, onLine }));
  phase.end();
  return api;
}

/** Builds, seeds and starts the servers; on failure or abort stops everything and throws the reason. */
export async function startShop(options: StackOptions, plan: StartPlan): Promise<RunningShop> {
  const ending = new AbortController();
  options.signal?.addEventListener('abort', () => ending.abort(options.signal?.reason));
  const { signal } = ending;
  const supervised = { ...options, signal };
  const running: Supervised[] = [];
  const started = async (name: string, start: () => Promise<RunningServer>): Promise<Supervised> => {
    const server = await supervise(name, start, { ...plan.supervisor, stopping: signal });
    running.unshift(server);
    return server;
  };
  /** In reverse order. */
  const stop = async (): Promise<void> => {
    ending.abort();
    for (const server of running.splice(0)) await server.stop();
  };
  const builds = startBuilds(plan, signal);
  const services = async () => {
    if (!plan.buildsBeside) await builds.preview;
    const providers = await started('The process of the sandbox providers', () => startProviders(supervised));
    const api = await startService(supervised, plan, (start) => started('The commerce service', start));
    return { providers, api };
  };
  const servers = async () => {
    const [{ providers, api }] = await Promise.all([services(), builds.storefront]);
    const phase = plan.progress.begin('Servers');
    const storefront = await started('The storefront', () => startStorefront(supervised));
    await builds.preview;
    const preview = await started('The preview', () => startPreview(supervised));
    phase.end();
    return { providers, api, storefront, preview };
  };
  const parts = [builds.storefront, builds.preview, servers(), ticketForHere(options.dataDir)] as const;
  try {
    const [, , { providers, api, storefront, preview }, ticket] = await Promise.all(parts);
    return {
      origins: {
        shop: storefront.origin,
        preview: `${preview.origin}/?ticket=${ticket}`,
        api: api.origin,
        sandbox: providers.origin,
      },
      stop,
    };
  } catch (error) {
    ending.abort(error);
    await Promise.allSettled(parts);
    await stop();
    throw error;
  }
}
