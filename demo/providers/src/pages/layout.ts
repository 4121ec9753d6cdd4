import { html, type Html } from '@haberdash/commerce-api/shared/html.ts';

/** A page of the sandbox; styles and scripts are files, so that none is inline. */
export interface Page {
  readonly language: string;
  readonly title: string;
  readonly body: Html;
  readonly script?: string;
  /** Values for the script, as data attributes of the body. */
  readonly data?: Readonly<Record<string, string>>;
  readonly className?: string;
}

export function layout({ language, title, body, script, data = {}, className = '' }: Page): string {
  const attributes = Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`);
  const scripts = script === undefined ? '' : html`<script type="module" src="/assets/${script}"></script>`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/sandbox.css" />
        ${scripts}
      </head>
      <body class="${className}" ${attributes}>
        ${body}
      </body>
    </html>`.text;
}
