import { html } from '../../../shared/html.ts';
import { languageOf } from '../../../shared/text.ts';
import type { Mail } from '../../../providers/mail/provider.ts';
import { mailLayout } from './layout.ts';

/** A short mail with one action and a note for unintended recipients. */
export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly locale: string;
  /** Subject and heading. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly note?: string;
  /** Unsubscribe link. */
  readonly leave?: { readonly label: string; readonly url: string };
}

export function letter({ id, to, locale, title, paragraphs, action, note, leave }: Letter): Mail {
  const language = languageOf(locale);
  const button =
    'display:inline-block;padding:12px 20px;border-radius:4px;background:#1d1f1e;color:#fff;text-decoration:none';
  const body = html`<h1 style="font-size:22px;margin:0 0 12px">${title}</h1>
    ${paragraphs.map((text) => html`<p>${text}</p>`)}
    ${
      action === undefined
        ? ''
        : html`<p><a href="${action.url}" style="${button}">${action.label}</a></p>
            <p style="font-size:13px;word-break:break-all">${action.url}</p>`
    }
    ${note === undefined ? '' : html`<p style="font-size:13px;color:#55594f">${note}</p>`}
    ${leave === undefined ? '' : html`<p style="font-size:13px"><a href="${leave.url}">${leave.label}</a></p>`}`;
  const lines = [
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
    ...(note === undefined ? [] : [note]),
    ...(leave === undefined ? [] : [`${leave.label}: ${leave.url}`]),
  ];
  const text = `${lines.join('\n\n')}\n`;
  return { id, to, language, subject: title, text, html: mailLayout({ language, subject: title, body }) };
}
