import { formatText, type Language } from '@haberdash/commerce-api/shared/text.ts';
import { html, type Html } from '@haberdash/commerce-api/shared/html.ts';
import { sandboxMessages as messages } from '../messages.ts';
import { layout } from './layout.ts';

interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly autocomplete: string;
  readonly inputMode: 'numeric' | 'text';
  readonly maxLength: number;
  readonly badge?: boolean;
}

const field = ({ name, label, hint, autocomplete, inputMode, maxLength, badge }: FieldOptions): Html =>
  html` <div class="field field-${name}">
    <label for="${name}">${label}</label>
    <div class="control">
      <input
        id="${name}"
        name="${name}"
        type="text"
        inputmode="${inputMode}"
        autocomplete="${autocomplete}"
        maxlength="${maxLength}"
        required
        spellcheck="false"
        aria-describedby="${name}-error${hint === undefined ? '' : ` ${name}-hint`}"
      />${badge === true ? html`<span class="brand" id="brand" aria-live="polite"></span>` : ''}
    </div>
    ${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <p class="error" id="${name}-error" role="alert"></p>
  </div>`;

/** The card frame in the shop; the shop never gets the typed data. */
export function framePage(sessionId: string, parentOrigin: string, language: Language): string {
  const text = (key: keyof typeof messages): string => formatText(messages[key], language);
  return layout({
    language,
    title: text('frameTitle'),
    script: 'frame.js',
    className: 'frame',
    data: { session: sessionId, parent: parentOrigin, failed: text('failed') },
    body: html`<main>
      <h1 class="visually-hidden">${text('frameTitle')}</h1>
      <ul class="marks">
        <li data-brand="VISA">Visa</li>
        <li data-brand="MASTERCARD">Mastercard</li>
        <li data-brand="AMEX">American Express</li>
      </ul>
      <form id="card" novalidate>
        ${field({ name: 'number', label: text('number'), autocomplete: 'cc-number', inputMode: 'numeric', maxLength: 23, badge: true })}
        <div class="pair">
          ${field({ name: 'expiry', label: text('expiry'), hint: text('expiryHint'), autocomplete: 'cc-exp', inputMode: 'numeric', maxLength: 7 })}
          ${field({ name: 'securityCode', label: text('securityCode'), hint: text('codeHint'), autocomplete: 'cc-csc', inputMode: 'numeric', maxLength: 4 })}
        </div>
        ${field({ name: 'holder', label: text('holder'), autocomplete: 'cc-name', inputMode: 'text', maxLength: 60 })}
      </form>
    </main>`,
  });
}

/** The page of an expired session. */
export const endedPage = (language: Language): string =>
  layout({
    language,
    title: formatText(messages.frameTitle, language),
    body: html`<main><p role="alert">${formatText(messages.sessionEnded, language)}</p></main>`,
    className: 'frame',
  });

/** The issuer's challenge, in a frame of the shop. */
export function challengePage(
  session: { readonly id: string; readonly origin: string; readonly lastFour: string },
  language: Language,
): string {
  const text = (key: keyof typeof messages, values?: Record<string, string>): string =>
    formatText(messages[key], language, values);
  return layout({
    language,
    title: text('challengeTitle'),
    script: 'challenge.js',
    className: 'frame challenge',
    data: { session: session.id, parent: session.origin, failed: text('failed') },
    body: html`<main>
      <h1>${text('challengeTitle')}</h1>
      <p>${text('challengeText', { lastFour: session.lastFour })}</p>
      <div class="actions">
        <button type="button" class="primary" data-answer="approve">${text('approve')}</button>
        <button type="button" data-answer="reject">${text('reject')}</button>
      </div>
      <p class="error" id="problem" role="alert"></p>
    </main>`,
  });
}
