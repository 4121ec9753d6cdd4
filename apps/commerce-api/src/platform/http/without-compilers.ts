const reject = (): never => {
  throw new TypeError('This server has no compilers of its own: set them where the schemas are.');
};

/** Keeps Fastify from loading its unused compilers. */
export const WITHOUT_COMPILERS = {
  compilersFactory: { buildValidator: reject, buildSerializer: reject },
} as const;
