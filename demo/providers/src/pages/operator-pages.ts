import { html } from '@haberdash/commerce-api/shared/html.ts';
import { TEST_CARDS, type CardBehaviour } from '../cards.ts';
import type { ReceivedMail } from '../mailbox.ts';
import { layout } from './layout.ts';

const outcomes: Readonly<Record<CardBehaviour, string>> = {
  pass: 'The payment goes through.',
  decline: 'The payment is declined (PAY400).',
  insufficient: 'The card does not cover the amount (PYT400).',
  fraud: 'The payment is suspected of fraud (PYT402).',
  challenge: 'The card issuer asks the shopper first.',
  timeout: 'The provider does not answer; the payment is given up after a minute.',
};

const spaced = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** The sandbox's documentation. */
export const indexPage = (): string =>
  layout({
    language: 'en',
    title: 'Payment and mail sandbox',
    body: html`<main class="operator">
      <h1>Payment and mail sandbox</h1>
      <p>
        Stands in for the outside providers of the shop. No money moves, no mail leaves this machine, and no
        parcel is sent. Never type a real card.
      </p>
      <p><a href="/mailbox">Open the mailbox</a></p>
      <p><a href="/shipping">Pack and ship orders</a></p>
      <p><a href="/editors">Read what shoppers write, and answer their questions</a></p>
      <p><a href="/moderation">Let pictures of shoppers into the gallery</a></p>
      <p><a href="/assortment">Withdraw a product from sale</a></p>
      <p><a href="/captcha">Choose whom the captcha takes visitors for</a></p>
      <h2>Test cards</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          ${TEST_CARDS.map(
            (card) =>
              html`<tr>
                <td><code>${spaced(card.number)}</code></td>
                <td>${outcomes[card.behaviour]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p>
        Any name, any expiry date to come, any security code of three digits (four with American Express).
      </p>
    </main>`,
  });

export const mailboxPage = (mails: readonly ReceivedMail[]): string =>
  layout({
    language: 'en',
    title: 'Mailbox',
    body: html`<main class="operator">
      <h1>Mailbox</h1>
      ${
        mails.length === 0
          ? html`<p>No mail yet. Place an order, and its confirmation arrives here.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">Received</th>
                  <th scope="col">To</th>
                  <th scope="col">Subject</th>
                </tr>
              </thead>
              <tbody>
                ${mails.map(
                  (mail) =>
                    html`<tr>
                      <td>
                        <time datetime="${mail.receivedAt.toISOString()}"
                          >${mail.receivedAt.toISOString().slice(0, 16).replace('T', ' ')}</time
                        >
                      </td>
                      <td>${mail.recipient}</td>
                      <td><a href="/mailbox/${mail.id}" lang="${mail.language}">${mail.subject}</a></td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }
    </main>`,
  });

/** A message: its HTML in a sandboxed frame, and its plain text. */
export const mailPage = (mail: ReceivedMail): string =>
  layout({
    language: 'en',
    title: mail.subject,
    body: html`<main class="operator">
      <p><a href="/mailbox">All mail</a></p>
      <h1 lang="${mail.language}">${mail.subject}</h1>
      <p>To ${mail.recipient}</p>
      <iframe title="Message" sandbox="" src="/mailbox/${mail.id}/html" class="mail"></iframe>
      <details>
        <summary>Plain text</summary>
        <pre lang="${mail.language}">${mail.text}</pre>
      </details>
    </main>`,
  });

export const missingPage = (): string =>
  layout({
    language: 'en',
    title: 'Not found',
    body: html`<main class="operator">
      <h1>Not found</h1>
      <p><a href="/">Sandbox</a></p>
    </main>`,
  });
