import type { FastifyInstance } from 'fastify';

/** Methods by path, to tell 405 from 404. */
export interface RouteTable {
  methodsOf(url: string): string[];
}

const toPattern = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')}$`,
  );

export function collectRoutes(app: FastifyInstance): RouteTable {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const entry = routes.get(url) ?? { pattern: toPattern(url), methods: new Set() };
    for (const name of [method].flat()) entry.methods.add(name);
    routes.set(url, entry);
  });
  return {
    methodsOf: (url) => {
      const path = url.split('?', 1)[0] ?? '';
      const fitting = [...routes.values()].filter((route) => route.pattern.test(path));
      return [...new Set(fitting.flatMap((route) => [...route.methods]))].toSorted();
    },
  };
}
