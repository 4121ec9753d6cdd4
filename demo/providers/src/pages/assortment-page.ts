import { html, type Html } from '@haberdash/commerce-api/shared/html.ts';
import type { ConsoleProduct } from '../assortment-console.ts';
import { layout } from './layout.ts';

const row = ({ productId, sold }: ConsoleProduct): Html =>
  html`<tr>
    <td><code>${productId}</code></td>
    <td>${sold ? 'On sale again' : 'Withdrawn'}</td>
    <td>
      <form method="post" action="/assortment">
        <input type="hidden" name="product" value="${productId}" />
        <button type="submit" name="do" value="${sold ? 'withdraw' : 'sell'}">
          ${sold ? `Withdraw ${productId}` : `Sell ${productId} again`}
        </button>
      </form>
    </td>
  </tr>`;

/** A form to withdraw a product, and the withdrawn products, latest first. */
export const assortmentPage = (products: readonly ConsoleProduct[], problem?: string): string =>
  layout({
    language: 'en',
    title: 'Assortment',
    body: html`<main class="operator">
      <p><a href="/">Sandbox</a></p>
      <h1>Assortment</h1>
      <p>
        A product that the warehouse withdraws leaves the shop within seconds: its page says so, bags keep its
        line without selling it, and an order with it is rejected.
      </p>
      <form method="post" action="/assortment">
        <label>Code of the product <input name="product" maxlength="40" autocomplete="off" required /></label>
        <button type="submit" name="do" value="withdraw">Withdraw</button>
      </form>
      ${problem === undefined ? '' : html`<p role="alert">${problem}</p>`}
      ${
        products.length === 0
          ? html`<p>Everything is on sale.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">Product</th>
                  <th scope="col">State</th>
                  <th scope="col">Next</th>
                </tr>
              </thead>
              <tbody>
                ${products.map(row)}
              </tbody>
            </table>`
      }
    </main>`,
  });
