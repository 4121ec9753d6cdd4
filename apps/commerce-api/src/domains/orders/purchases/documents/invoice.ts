import { shop } from '../../../../shared/shop.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { editionOf, languageOf, formatText, type Text } from '../../../../shared/text.ts';
import { taxRuleOf } from '../../../shopping/index.ts';
import { addressLines } from '../../mail/address-lines.ts';
import { mailMessages } from '../../mail/messages.ts';
import type { OrderLineRow, OrderRow } from '../../placement/repository.ts';
import type { InvoiceRow } from '../invoice-repository.ts';
import { invoiceMessages as messages } from './messages.ts';
import { makePdf, printable, type Page } from './pdf.ts';
import { fontsOf, isPrintableWith, type ScriptFonts } from './script-fonts.ts';
import { writeName } from './write-name.ts';

export interface InvoiceParts {
  readonly invoice: InvoiceRow;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** When the goods left. */
  readonly suppliedAt: Date;
  readonly compress?: boolean;
}

const LEFT = 50;
const WIDTH = 495;
/** Start and width of each column. */
const COLUMNS = { name: [LEFT, 265], quantity: [320, 45], price: [370, 85], amount: [460, 85] } as const;

const hundredths = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100_000);

/** The destination country decides taxes and number series. */
export const countryOfOrder = ({ shipments, billingAddress }: OrderRow): string =>
  shipments[0]?.address?.countryCode ?? billingAddress.countryCode;

/** The shop's lines for the country of delivery. */
const sellerOf = (order: OrderRow): readonly string[] =>
  shop.seller[countryOfOrder(order)] ?? shop.seller.default;

function writerOf({ locale, currency }: OrderRow) {
  const edition = editionOf(locale);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    text: (entry: Text, values?: Record<string, string>) => formatText(entry, edition, values),
    money: (minor: number) => formatMoney(minor, currency, locale),
    day: (date: Date) => day.format(date),
  };
}

/** Label and value of each total, the sum last. */
function totalsOf(order: OrderRow): (readonly [string, string])[] {
  const { text, money } = writerOf(order);
  const { itemTotal, totalDiscount, shipping, tax, total, taxIncluded, locale } = order;
  const before = [
    [text(mailMessages.subtotal), money(itemTotal)],
    ...(totalDiscount > 0 ? [[text(mailMessages.discount), `-${money(totalDiscount)}`]] : []),
    [text(mailMessages.delivery), money(shipping)],
  ] as [string, string][];
  if (!taxIncluded)
    return [...before, [text(messages.tax), money(tax)], [text(mailMessages.total), money(total)]];
  const rate = taxRuleOf(countryOfOrder(order), undefined)?.rate;
  return [
    ...before,
    [text(messages.net), money(total - tax)],
    [text(messages.vat, { rate: rate === undefined ? '' : hundredths(rate, locale) }), money(tax)],
    [text(messages.gross), money(total)],
  ];
}

/** The buyer; the e-mail address where no font has the name's characters. */
function buyerOf({ billingAddress, locale, email }: OrderRow, fonts: ScriptFonts): readonly string[] {
  const rows = addressLines(billingAddress, locale);
  return rows.every((row) => isPrintableWith(row, fonts)) ? rows : [...rows, email];
}

function heading(page: Page, { invoice, order, suppliedAt }: InvoiceParts, fonts: ScriptFonts): void {
  const { text, day } = writerOf(order);
  page.font('Helvetica-Bold').fontSize(20).text(printable(shop.brand.name.toUpperCase()), LEFT, 50);
  page.fontSize(16).text(printable(text(messages.invoice)), LEFT, 90);
  const facts = [
    [messages.number, invoice.number],
    [messages.date, day(invoice.issuedAt)],
    [messages.order, order.orderNumber],
    [messages.ordered, day(order.createdAt)],
    [messages.shipped, day(suppliedAt)],
  ] as const;
  page.font('Helvetica').fontSize(10);
  for (const [index, [label, value]] of facts.entries())
    page.text(printable(`${text(label)}: ${value}`), 300, 92 + index * 14, { width: 245 });
  const providers = [
    [messages.seller, sellerOf(order)],
    [messages.buyer, buyerOf(order, fonts)],
  ] as const;
  for (const [index, [label, rows]] of providers.entries()) {
    const x = LEFT + index * 250;
    page.font('Helvetica-Bold').text(printable(text(label)), x, 180, { width: 235 });
    for (const row of rows) writeName(page, row, 'Helvetica', fonts, 235);
  }
}

type Column = keyof typeof COLUMNS;

function row(page: Page, y: number, cells: Readonly<Record<Column, string>>): number {
  let bottom = y;
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const [x, width] = COLUMNS[column];
    page.text(printable(cells[column]), x, y, { width, align: column === 'name' ? 'left' : 'right' });
    bottom = Math.max(bottom, page.y);
  }
  return bottom + 4;
}

function table(page: Page, { order, lines }: InvoiceParts): number {
  const { text, money } = writerOf(order);
  page.font('Helvetica-Bold').fontSize(10);
  let y = row(page, 300, {
    name: text(messages.item),
    quantity: text(messages.quantity),
    price: text(messages.price),
    amount: text(messages.amount),
  });
  page.font('Helvetica');
  for (const line of lines) {
    if (y > 720) {
      page.addPage();
      y = LEFT;
    }
    const details = line.variants.map(({ label, code, value }) => `${label ?? code}: ${value}`).join(', ');
    y = row(page, y, {
      name: `${line.name}\n${details}`,
      quantity: String(line.quantity),
      price: money(line.unitCurrent),
      amount: money(line.rowTotal),
    });
  }
  return y;
}

/** The invoice PDF in the order's language. */
export async function invoicePdf(parts: InvoiceParts): Promise<Buffer> {
  const { invoice, order, compress } = parts;
  const { text } = writerOf(order);
  const title = `${text(messages.invoice)} ${invoice.number}`;
  const language = languageOf(order.locale);
  const setting = {
    title,
    language,
    createdAt: invoice.issuedAt,
    ...(compress === undefined ? {} : { compress }),
  };
  const fonts = await fontsOf(addressLines(order.billingAddress, order.locale));
  return makePdf(setting, (page) => {
    heading(page, parts, fonts);
    let y = table(page, parts) + 8;
    const totals = totalsOf(order);
    if (y + totals.length * 16 > 760) {
      page.addPage();
      y = LEFT;
    }
    page
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(0.5)
      .stroke();
    y += 8;
    for (const [index, [label, value]] of totals.entries()) {
      page.font(index === totals.length - 1 ? 'Helvetica-Bold' : 'Helvetica');
      page.text(printable(label), 250, y, { width: 200 });
      page.text(printable(value), 460, y, { width: 85, align: 'right' });
      y += 16;
    }
    const method = order.paymentMethod[0]?.label;
    if (method !== undefined)
      page.font('Helvetica').text(printable(text(messages.paid, { method })), LEFT, y + 12, { width: WIDTH });
  });
}
