import { html, type Html } from '@haberdash/commerce-api/shared/html.ts';
import type { ParcelStage } from '@haberdash/commerce-api/providers/fulfilment/provider.ts';
import { nextStages } from '../shipping-provider.ts';
import type { ReturnedParcel } from '../return-store.ts';
import type { ShippedOrder } from '../shipping-store.ts';
import { layout } from './layout.ts';

const stages: Readonly<Record<ParcelStage, string>> = {
  PLACED: 'Received',
  IN_PREPARATION: 'Being packed',
  READY_FOR_PICKUP: 'Ready for pickup',
  SHIPPED: 'With the carrier',
  DELIVERED: 'Delivered',
};
const moves: Readonly<Record<ParcelStage, string>> = {
  PLACED: 'Receive',
  IN_PREPARATION: 'Pack',
  READY_FOR_PICKUP: 'Make ready for pickup',
  SHIPPED: 'Hand to the carrier',
  DELIVERED: 'Deliver',
};

const time = (iso: string): Html =>
  html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')}</time>`;

const button = (orderNumber: string, stage: ParcelStage): Html =>
  html`<form method="post" action="/shipping/${encodeURIComponent(orderNumber)}/${stage}">
    <button type="submit" aria-label="${moves[stage]} ${orderNumber}">${moves[stage]}</button>
  </form>`;

const row = (order: ShippedOrder): Html =>
  html`<tr>
    <td><code>${order.orderNumber}</code></td>
    <td>${order.stopped ? 'Stopped' : stages[order.stage]}</td>
    <td>
      ${order.trackingNumber === null ? '' : html`<a href="/parcels/${order.trackingNumber}">${order.trackingNumber}</a>`}
    </td>
    <td>${nextStages(order).map((stage) => button(order.orderNumber, stage))}</td>
  </tr>`;

const returnRow = ({ key, orderNumber, trackingNumber, pieces, arrivedAt }: ReturnedParcel): Html =>
  html`<tr>
    <td><code>${key}</code></td>
    <td><code>${orderNumber}</code></td>
    <td>${trackingNumber}</td>
    <td>${String(pieces)}</td>
    <td>
      ${
        arrivedAt === null
          ? html`<form method="post" action="/returns/${encodeURIComponent(key)}/arrived">
              <button type="submit" aria-label="Take in ${key}">Take in</button>
            </form>`
          : html`Arrived ${time(new Date(arrivedAt).toISOString())}`
      }
    </td>
  </tr>`;

const returnsTable = (returns: readonly ReturnedParcel[]): Html =>
  html`<h2>On the way back</h2>
    <p>Take a return in once it was looked at, and the shop gives the money back.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Return</th>
          <th scope="col">Order</th>
          <th scope="col">Parcel</th>
          <th scope="col">Pieces</th>
          <th scope="col">Next</th>
        </tr>
      </thead>
      <tbody>
        ${returns.map(returnRow)}
      </tbody>
    </table>`;

/** Orders, latest change first, with actions, and returns. */
export const shippingPage = (orders: readonly ShippedOrder[], returns: readonly ReturnedParcel[]): string =>
  layout({
    language: 'en',
    title: 'Packing and shipping',
    body: html`<main class="operator">
      <p><a href="/">Sandbox</a></p>
      <h1>Packing and shipping</h1>
      <p>Move an order on, and the shop gets the change within seconds.</p>
      ${
        orders.length === 0
          ? html`<p>No order yet. Place one, and it arrives here.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">Order</th>
                  <th scope="col">State</th>
                  <th scope="col">Parcel</th>
                  <th scope="col">Next</th>
                </tr>
              </thead>
              <tbody>
                ${orders.map(row)}
              </tbody>
            </table>`
      }
      ${returns.length === 0 ? '' : returnsTable(returns)}
    </main>`,
  });

/** The carrier's tracking page, without the destination. */
export const parcelPage = ({ trackingNumber, events }: ShippedOrder): string =>
  layout({
    language: 'en',
    title: `Parcel ${trackingNumber ?? ''}`,
    body: html`<main class="operator">
      <h1>Parcel ${trackingNumber ?? ''}</h1>
      <ul>
        ${events.map(({ stage, at }) => html`<li>${time(at)} ${stages[stage]}</li>`)}
      </ul>
    </main>`,
  });
