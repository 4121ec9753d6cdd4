import { formatMoney, toMinor } from '../../../shared/money.ts';
import { editionOf, languageOf, formatText, type Text } from '../../../shared/text.ts';
import { html, type Html } from '../../../shared/html.ts';
import type { Mail } from '../../../providers/mail/provider.ts';
import type { OrderLineRow, OrderRow } from '../placement/repository.ts';
import { addressLines } from './address-lines.ts';
import { mailLayout } from './layout.ts';
import { mailMessages as messages } from './messages.ts';
import { shipmentLines } from './order-shipments.ts';
import { tendersPaid } from './tender-names.ts';

type Row = readonly [label: string, value: string];

const LEVELS = {
  ORDER: messages.promotionOrder,
  PRODUCT: messages.promotionProduct,
  SHIPPING: messages.promotionShipping,
} as const;

/** Promotions with what they took off. */
function promotionRows({ promoSummary, locale, currency }: OrderRow): Row[] {
  const edition = editionOf(locale);
  return promoSummary.map(({ promotionName, level, discount = 0 }) => [
    `${promotionName} (${formatText(LEVELS[level], edition)})`,
    discount > 0
      ? `−${formatMoney(toMinor(discount), currency, locale)}`
      : formatText(messages.free, edition),
  ]);
}

function parts(order: OrderRow, lines: readonly OrderLineRow[]) {
  const edition = editionOf(order.locale);
  const text = (entry: Text, values?: Record<string, string>): string => formatText(entry, edition, values);
  const money = (minor: number): string => formatMoney(minor, order.currency, order.locale);
  const [shipment] = order.shipments;
  const totals: Row[] = [
    [text(messages.subtotal), money(order.itemTotal)],
    ...(order.totalDiscount > 0
      ? [[text(messages.discount), `−${money(order.totalDiscount)}`] as const]
      : []),
    [text(messages.delivery), order.shipping === 0 ? text(messages.free) : money(order.shipping)],
    ...(order.taxIncluded ? [] : [[text(messages.tax), money(order.tax)] as const]),
    [text(messages.total), money(order.total)],
    ...(order.taxIncluded ? [[text(messages.taxIncluded), money(order.tax)] as const] : []),
  ];
  return {
    text,
    totals: [...promotionRows(order), ...totals],
    subject: text(messages.confirmationSubject, { orderNumber: order.orderNumber }),
    greeting: text(messages.greeting, {
      name: shipment?.address?.firstName ?? order.billingAddress.firstName,
    }),
    items: lines.map((line) => ({
      name: line.name,
      details: line.variants
        .map((variant) => `${variant.label ?? variant.code}: ${variant.value}`)
        .join(', '),
      quantity: String(line.quantity),
      price: money(line.rowTotal),
    })),
    shipments: shipmentLines(order),
    billing: addressLines(order.billingAddress, order.locale),
    payment: tendersPaid(order).map(([name, amount]) => `${name}: ${amount}`),
  };
}

const broken = (lines: readonly string[]): Html[] => lines.map((line) => html`${line}<br />`);

function renderHtml(order: OrderRow, content: ReturnType<typeof parts>): string {
  const { text, items, totals } = content;
  const cell = 'padding:8px 0;border-bottom:1px solid #e4e2dc;text-align:left;vertical-align:top';
  const right = `${cell};text-align:right;white-space:nowrap`;
  const block = (title: string, body: readonly Html[] | string): Html =>
    html`<h2 style="font-size:15px;margin:24px 0 6px">${title}</h2>
      <p style="margin:0">${body}</p>`;
  return mailLayout({
    language: languageOf(order.locale),
    subject: content.subject,
    body: html`<h1 style="font-size:22px;margin:0 0 12px">${content.subject}</h1>
      <p>${content.greeting}</p>
      <p>${text(messages.thanks)}</p>
      <table role="presentation" style="width:100%;border-collapse:collapse">
        <thead>
          <tr>
            <th style="${cell}">${text(messages.items)}</th>
            <th style="${right}">${text(messages.quantity)}</th>
            <th style="${right}">${text(messages.price)}</th>
          </tr>
        </thead>
        <tbody>
          ${items.map(
            (item) =>
              html`<tr>
                <td style="${cell}"><strong>${item.name}</strong><br />${item.details}</td>
                <td style="${right}">${item.quantity}</td>
                <td style="${right}">${item.price}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <table role="presentation" style="width:100%;border-collapse:collapse;margin-top:12px">
        ${totals.map(
          ([label, value]) =>
            html`<tr>
              <td style="padding:4px 0">${label}</td>
              <td style="padding:4px 0;text-align:right">${value}</td>
            </tr>`,
        )}
      </table>
      ${block(text(messages.orderNumber), order.orderNumber)}
      ${content.shipments.map(({ title, lines }) => block(title, broken(lines)))}
      ${block(text(messages.billingAddress), broken(content.billing))}
      ${block(text(messages.payment), broken(content.payment))}`,
  });
}

function renderText(order: OrderRow, content: ReturnType<typeof parts>): string {
  const { text } = content;
  return [
    content.greeting,
    '',
    text(messages.thanks),
    '',
    `${text(messages.orderNumber)}: ${order.orderNumber}`,
    '',
    ...content.items.map((item) => `${item.quantity} × ${item.name} (${item.details})  ${item.price}`),
    '',
    ...content.totals.map(([label, value]) => `${label}: ${value}`),
    '',
    ...content.shipments.flatMap(({ title, lines }) => [`${title}:`, ...lines, '']),
    `${text(messages.billingAddress)}:`,
    ...content.billing,
    '',
    `${text(messages.payment)}:`,
    ...content.payment,
    '',
  ].join('\n');
}

/** Order confirmation in the order's language. */
export function orderConfirmation(id: string, order: OrderRow, lines: readonly OrderLineRow[]): Mail {
  const content = parts(order, lines);
  return {
    id,
    to: order.email,
    language: languageOf(order.locale),
    subject: content.subject,
    text: renderText(order, content),
    html: renderHtml(order, content),
  };
}
