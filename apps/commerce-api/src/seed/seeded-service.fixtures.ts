import type { FastifyInstance } from 'fastify';

import { createApp } from '../platform/app/app.ts';
import { catalogueAreas } from '../areas.ts';
import { PRODUCT_VIEWS, type PictureSource } from '../providers/pictures/provider.ts';
import { createReviews } from '../domains/community/reviews/area.ts';
import { fakeRecommender, type FakeRecommender } from '../testing/fake-recommender.ts';
import { fakeEditors, fakeTranslator } from '../testing/fake-editors.ts';
import { readConfig } from '../platform/config/config.ts';
import { bindAreas } from '../platform/operations/bind-areas.ts';
import { catalogueChangesArea } from '../domains/catalogue/index.ts';
import { contentArea } from '../domains/content/content/area.ts';
import type { Database } from '../platform/db/database.ts';
import type { Clock } from '../shared/clock.ts';
import { utilitiesArea } from '../domains/operations/utilities/area.ts';

export const headersOf = (locale: string): Record<string, string> => ({
  locale,
  brand: 'northfell',
  region: ['us', 'ca'].includes(locale.slice(3)) ? 'NORA' : 'EMEA',
  siteid: `NF-${locale.slice(3).toUpperCase()}`,
});

export interface ServiceResponse<T> {
  readonly status: number;
  readonly body: T;
  readonly errorIds: readonly string[];
}

/** Catalogue, content, stores and utilities with validated responses. */
export interface SeededService {
  readonly app: FastifyInstance;
  readonly recommender: FakeRecommender;
  /** Expires the caches. */
  wait(): void;
  get<T>(url: string, locale?: string): Promise<ServiceResponse<T>>;
  post<T>(url: string, body: object, locale?: string): Promise<ServiceResponse<T>>;
}

const NO_TURNS: Pick<PictureSource, 'find' | 'views'> = {
  find: async () => undefined,
  views: async () => PRODUCT_VIEWS,
};

/** Builds the service without listening. */
export async function startSeededService(
  database: Database,
  pictures = NO_TURNS,
  clock?: Clock,
): Promise<SeededService> {
  let now = Date.parse('2026-11-01T12:00:00Z');
  const services = { database, clock: clock ?? { now: () => now }, config: readConfig({}) };
  const recommender = fakeRecommender();
  const providers = { editors: fakeEditors(), translator: fakeTranslator, recommender, pictures };
  const app = await createApp({
    areas: (log) => {
      const reviews = createReviews(services, providers, log, { isReconciling: false }).area;
      return bindAreas(
        [
          ...catalogueAreas(services, providers, log),
          reviews,
          contentArea(services),
          catalogueChangesArea(services),
          utilitiesArea(services),
        ],
        database,
      );
    },
    authenticate: () => undefined,
    production: false,
    logLevel: 'silent',
    partial: true,
  });
  const call = async <T>(
    method: 'GET' | 'POST',
    url: string,
    locale: string,
    payload?: object,
  ): Promise<ServiceResponse<T>> => {
    const response = await app.inject({
      method,
      url,
      headers: headersOf(locale),
      ...(payload ? { payload } : {}),
    });
    const body = response.json<T & { errorDetails?: { errorId: string }[] }>();
    return {
      status: response.statusCode,
      body,
      errorIds: body.errorDetails?.map(({ errorId }) => errorId) ?? [],
    };
  };
  return {
    app,
    recommender,
    wait: () => void (now += 120_000),
    get: (url, locale = 'en-us') => call('GET', url, locale),
    post: (url, body, locale = 'en-us') => call('POST', url, locale, body),
  };
}
