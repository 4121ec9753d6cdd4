import { html } from '@haberdash/commerce-api/shared/html.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { layout } from './pages/layout.ts';
import { missingPage } from './pages/operator-pages.ts';
import { sendPage } from './pages/send-page.ts';
import { CAPTCHA_ACTIONS, type CaptchaMode, type SandboxCaptcha } from './sandbox-captcha.ts';

/** Part of a header, so it must be an origin. */
const originOf = ({ query }: FastifyRequest): string | undefined => {
  const { origin } = v.parse(v.object({ origin: v.fallback(v.string(), '') }), query);
  if (!/^https?:\/\/[^/]{1,300}$/.test(origin) || !URL.canParse(origin)) return undefined;
  return new URL(origin).origin === origin ? origin : undefined;
};

const asked = v.object({ action: v.picklist(CAPTCHA_ACTIONS) });

const MODES = {
  human: 'People: every form passes.',
  robot: 'Robots: every form is rejected (AUT403).',
  silent: 'The provider does not answer.',
} as const satisfies Record<CaptchaMode, string>;

const modePage = (mode: CaptchaMode): string =>
  layout({
    language: 'en',
    title: 'Captcha',
    body: html`<main class="operator">
      <p><a href="/">Sandbox</a></p>
      <h1>Captcha</h1>
      <p>${MODES[mode]}</p>
      ${(Object.keys(MODES) as CaptchaMode[]).map(
        (each) =>
          html`<form method="post" action="/captcha/mode/${each}">
            <button type="submit">${MODES[each]}</button>
          </form>`,
      )}
    </main>`,
  });

/** Pages of the captcha provider: its invisible frame, and the choice of its verdict. */
export async function captchaPages(
  app: FastifyInstance,
  { captcha }: { readonly captcha: SandboxCaptcha },
): Promise<void> {
  // A button sends its data in the address.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );
  app.get('/captcha', async (_request, reply) =>
    sendPage(reply, modePage(captcha.mode()), { formAction: "'self'" }),
  );
  app.post<{ Params: { mode: string } }>('/captcha/mode/:mode', async ({ params: { mode } }, reply) => {
    if (mode !== 'human' && mode !== 'robot' && mode !== 'silent')
      return sendPage(reply.code(404), missingPage());
    captcha.setMode(mode);
    return reply.redirect('/captcha', 303);
  });
  app.get('/captcha/frame', async (request, reply) => {
    const origin = originOf(request);
    if (origin === undefined) return sendPage(reply.code(400), missingPage());
    const page = layout({
      language: 'en',
      title: 'Captcha',
      script: 'captcha.js',
      data: { parent: origin },
      body: html`<main></main>`,
    });
    return sendPage(reply, page, { frameAncestors: origin });
  });
  app.post('/captcha/answers', async (request, reply) => {
    const form = v.safeParse(asked, request.body);
    return form.success ? { token: captcha.answer(form.output.action) } : reply.code(400).send({});
  });
}
