import { html, type Html } from '@haberdash/commerce-api/shared/html.ts';
import { formatText, type Language, type Text } from '@haberdash/commerce-api/shared/text.ts';

import { layout } from './layout.ts';

/** Payment methods with a confirmation sheet instead of a card form. */
export const SHEET_METHODS = ['wallet', 'later'] as const;

export type SheetMethod = (typeof SHEET_METHODS)[number];

/** Results of the sheet; the first is the default. */
export const SHEET_OUTCOMES = ['pass', 'decline', 'fraud', 'timeout'] as const;

const texts = {
  wallet: { en: 'Wallet', fr: 'Portefeuille', de: 'Wallet', es: 'Monedero', it: 'Wallet' },
  later: {
    en: 'Pay later',
    fr: 'Payer plus tard',
    de: 'Später zahlen',
    es: 'Pagar más tarde',
    it: 'Paga dopo',
  },
  contact: { en: 'Send to', fr: 'Envoyer à', de: 'Senden an', es: 'Enviar a', it: 'Invia a' },
  outcome: {
    en: 'What the sandbox does',
    fr: 'Ce que fait le bac à sable',
    de: 'Was die Sandbox tut',
    es: 'Lo que hace el entorno de pruebas',
    it: 'Cosa fa la sandbox',
  },
  confirm: { en: 'Confirm', fr: 'Confirmer', de: 'Bestätigen', es: 'Confirmar', it: 'Conferma' },
  failed: {
    en: 'That did not work. Please try again.',
    fr: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    es: 'No ha funcionado. Inténtalo de nuevo.',
    it: 'Non ha funzionato. Riprova.',
  },
} as const satisfies Record<string, Text>;

const outcomes: Readonly<Record<(typeof SHEET_OUTCOMES)[number], string>> = {
  pass: 'pays',
  decline: 'declines (PAY400)',
  fraud: 'suspects fraud (PYT402)',
  timeout: 'does not answer',
};

/** One wallet owner per country; a real wallet has one. */
export const WALLET_CONTACTS = [
  ['US', 'Maria', 'Ortiz', '12 Alder Street', 'Portland', 'OR', '97205', '5035550142'],
  ['CA', 'Chloé', 'Tremblay', '410 Rue Saint-Nicolas', 'Montréal', 'QC', 'H2Y 2P5', '5145550142'],
  ['GB', 'Ailsa', 'Reid', '84 George Street', 'Edinburgh', '', 'EH2 3BU', '07911123456'],
  ['DE', 'Jonas', 'Weber', 'Torstraße 12', 'Berlin', '', '10119', '015112345678'],
  ['FR', 'Camille', 'Martin', '8 Rue de la Paix', 'Paris', '', '75002', '0612345678'],
  ['ES', 'Lucía', 'García', 'Calle Mayor 5', 'Madrid', 'M', '28013', '612345678'],
  ['IT', 'Giulia', 'Rossi', 'Via Roma 10', 'Torino', 'TO', '10121', '3123456789'],
] as const;

const contactOption = ([country, first, last, line, city]: (typeof WALLET_CONTACTS)[number]): Html =>
  html`<option value="${country}">${first} ${last}, ${line}, ${city} (${country})</option>`;

/** The provider's sheet in the shop's frame, to confirm a wallet or deferred payment. */
export function sheetPage(
  method: SheetMethod,
  session: { readonly id: string; readonly origin: string },
  language: Language,
): string {
  const text = (key: keyof typeof texts): string => formatText(texts[key], language);
  return layout({
    language,
    title: text(method),
    script: 'sheet.js',
    className: 'frame sheet',
    data: { session: session.id, parent: session.origin, failed: text('failed'), way: method },
    body: html`<main>
      <h1>${text(method)}</h1>
      <form id="sheet">
        ${
          method === 'wallet'
            ? html`<div class="field">
                <label for="contact">${text('contact')}</label>
                <select id="contact" name="contact">
                  ${WALLET_CONTACTS.map(contactOption)}
                </select>
              </div>`
            : ''
        }
        <div class="field">
          <label for="outcome">${text('outcome')}</label>
          <select id="outcome" name="outcome">
            ${SHEET_OUTCOMES.map((outcome) => html`<option value="${outcome}">${outcomes[outcome]}</option>`)}
          </select>
        </div>
        <div class="actions"><button type="submit" class="primary">${text('confirm')}</button></div>
        <p class="error" id="problem" role="alert"></p>
      </form>
    </main>`,
  });
}
