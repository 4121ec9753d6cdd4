import { html, type Html } from '../../../shared/html.ts';
import { shop } from '../../../shared/shop.ts';

export interface MailPage {
  readonly language: string;
  readonly subject: string;
  readonly body: Html;
}

/** Mail HTML with inline styles, because mail clients drop others. */
export const mailLayout = ({ language, subject, body }: MailPage): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;background:#f4f2ee;color:#1d1f1e;font:15px/1.5 system-ui,sans-serif">
        <div style="max-width:600px;margin:0 auto;padding:32px 24px;background:#fff">
          <p
            style="font-size:20px;font-weight:700;letter-spacing:.04em;margin:0 0 24px;text-transform:uppercase"
          >
            ${shop.brand.name}
          </p>
          ${body}
        </div>
      </body>
    </html>`.text;
