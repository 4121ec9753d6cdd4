import type { IncomingMessage } from 'node:http';
import {
  forceFlag,
  fromSnapshot,
  toSnapshot,
  type Decision,
  type ExperimentConfig,
} from '@haberdash/experiments';
import {
  choicesFor,
  isDocumentRequest,
  nameUsedChoices,
  readLogContext,
} from '@haberdash/page-engine/document';
import type { PageChoice } from '@haberdash/page-engine/server';
import type { MiddlewareFunction } from 'react-router';
import { visitorConsent } from '../../../../shared/consent/visitor-consent.ts';
import {
  decideFlagContext,
  previewContext,
  sessionContext,
  siteContext,
  visitorContext,
} from '../../../../shared/pipeline/context.ts';
import { openJar } from '../../../../shared/pipeline/cookie-jar.ts';
import { findSite } from '../../../../shared/sites/sites.ts';
import { isBot } from '../model/device.ts';
import { currentConfig } from './configuration.server.ts';
import { decideFlags, rememberVisitor } from './experiments.server.ts';

const rowOf = (decision: Decision): string => toSnapshot(new Map([[decision.flagKey, decision]]));
const decisionOf = (row: string | undefined, flagKey: string): Decision | undefined =>
  row === undefined ? undefined : fromSnapshot(row).get(flagKey);

/** Whether a flag can be anything but the baseline: others shape no page. */
function canVary({ flags }: ExperimentConfig, flagKey: string): boolean {
  const flag = flags.get(flagKey);
  return flag !== undefined && (flag.rollout.length > 0 || flag.experiments.some((rule) => rule.isRunning));
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

/** A new visitor begins with a document: two requests at a time would give a browser two ids. */
const isNavigation = (request: IncomingMessage): boolean =>
  (headerOf(request, 'sec-fetch-dest') ?? 'document') === 'document';

/**
 * The decisions that a cached page is chosen by. A visitor without consent and a program get the baseline; a new
 * visitor gets an id with the first page that an experiment shapes, so that a reload shows the same.
 */
export async function choosePage(request: IncomingMessage): Promise<PageChoice | undefined> {
  const site = findSite(request.url?.split('?', 1)[0] ?? '/');
  const userAgent = headerOf(request, 'user-agent');
  if (site === undefined || isBot(userAgent)) return undefined;
  const cookies = headerOf(request, 'cookie');
  const hasPrivacySignal = headerOf(request, 'sec-gpc') === '1';
  const consent = visitorConsent({ region: site.region, cookies, hasPrivacySignal });
  if (!consent.isGranted('targeting')) return undefined;
  const found = await currentConfig();
  if (found === undefined) return undefined;
  const { values: session, changes } = openJar(cookies);
  const decided = await decideFlags({ site, session, consent, userAgent }, found);
  if (decided === undefined || (decided.identity.isNew && !isNavigation(request))) return undefined;
  const chosen = new Map<string, string>();
  for (const [key, decision] of decided.decisions)
    if (decision.variationKey !== '') chosen.set(key, rowOf(decision));
  return {
    chosen,
    onUse: () => {
      rememberVisitor(session, found, decided.identity);
      return changes();
    },
  };
}

/** The variation that a preview forces, as `flag=variation`; only a valid ticket opens a preview. */
function forcedBy(found: ExperimentConfig, testContext: string, flagKey: string): Decision | undefined {
  const [key, variation = ''] = testContext.split('=', 2);
  return key === flagKey ? forceFlag(found, flagKey, variation) : undefined;
}

/**
 * Gives loaders the decisions about flags, and names those that a cached page used. A page that is rendered for one
 * visitor and uses one is private.
 */
export const pageDecisions: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const given = choicesFor(request);
  const used = new Set<string>();
  const decideLive = async (found: ExperimentConfig) => {
    const { consent } = context.get(visitorContext);
    const userAgent = request.headers.get('user-agent');
    if (!consent.isGranted('targeting') || isBot(userAgent)) return undefined;
    const [site, session] = [context.get(siteContext), context.get(sessionContext)];
    const decided = await decideFlags({ site, session, consent, userAgent }, found);
    if (decided?.identity.isNew === true && !isDocumentRequest(request)) return undefined;
    if (decided !== undefined) rememberVisitor(session, found, decided.identity);
    return decided?.decisions;
  };
  let live: ReturnType<typeof decideLive> | undefined;
  context.set(decideFlagContext, async (flagKey) => {
    const found = await currentConfig();
    if (found === undefined || !canVary(found, flagKey)) return undefined;
    used.add(flagKey);
    if (given !== undefined) return decisionOf(given.get(flagKey), flagKey);
    context.get(readLogContext).add('private');
    const testContext = context.get(previewContext)?.testContext;
    const forced = testContext === undefined ? undefined : forcedBy(found, testContext, flagKey);
    if (forced !== undefined) return forced;
    const decision = (await (live ??= decideLive(found)))?.get(flagKey);
    return decision?.variationKey === '' ? undefined : decision;
  });
  const response = await next();
  if (given !== undefined) nameUsedChoices(response, used);
  return response;
};
