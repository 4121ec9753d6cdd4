import type { Mail } from '../../../providers/mail/provider.ts';
import { html } from '../../../shared/html.ts';
import { editionOf, languageOf, formatText, type Text } from '../../../shared/text.ts';
import type { OrderLineRow, OrderRow } from '../placement/repository.ts';
import { mailLayout } from './layout.ts';
import { mailMessages as messages } from './messages.ts';

/** Order news: sentences, an optional link, and the lines. */
export interface OrderNews {
  readonly subject: Text;
  readonly sentences: readonly Text[];
  /** Text placeholders. */
  readonly values?: Readonly<Record<string, string>>;
  readonly link?: { readonly label: Text; readonly url: string } | undefined;
  readonly lines: readonly Pick<OrderLineRow, 'name' | 'quantity'>[];
}

/** News mail in the order's language. */
export function orderNews(
  id: string,
  order: OrderRow,
  { subject, sentences, values = {}, link, lines }: OrderNews,
): Mail {
  const edition = editionOf(order.locale);
  const language = languageOf(order.locale);
  const { orderNumber } = order;
  const write = (entry: Text): string => formatText(entry, edition, { ...values, orderNumber });
  const firstName = order.shipments[0]?.address?.firstName ?? order.billingAddress.firstName;
  const greeting = formatText(messages.greeting, edition, { name: firstName });
  const written = sentences.map(write);
  const items = lines.map(({ name, quantity }) => `${quantity} × ${name}`);
  return {
    id,
    to: order.email,
    language,
    subject: write(subject),
    text: [
      greeting,
      '',
      ...written,
      ...(link === undefined ? [] : ['', `${write(link.label)}: ${link.url}`]),
      '',
      `${write(messages.orderNumber)}: ${orderNumber}`,
      ...items,
      '',
    ].join('\n'),
    html: mailLayout({
      language,
      subject: write(subject),
      body: html`<h1 style="font-size:22px;margin:0 0 12px">${write(subject)}</h1>
        <p>${greeting}</p>
        ${written.map((sentence) => html`<p>${sentence}</p>`)}
        ${link === undefined ? '' : html`<p><a href="${link.url}" style="color:#1f5a4c">${write(link.label)}</a></p>`}
        <h2 style="font-size:15px;margin:24px 0 6px">${write(messages.orderNumber)}</h2>
        <p style="margin:0">${orderNumber}</p>
        <h2 style="font-size:15px;margin:24px 0 6px">${write(messages.items)}</h2>
        <ul style="margin:0;padding-left:18px">
          ${items.map((item) => html`<li>${item}</li>`)}
        </ul>`,
    }),
  };
}
