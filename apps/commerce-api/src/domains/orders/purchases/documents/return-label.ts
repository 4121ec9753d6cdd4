import type { ExpectedParcel } from '../../../../providers/fulfilment/provider.ts';
import { editionOf, languageOf, formatText, type Text } from '../../../../shared/text.ts';
import type { OrderRow } from '../../placement/repository.ts';
import { barsOf } from './code39.ts';
import { labelMessages as messages } from './messages.ts';
import { makePdf, printable } from './pdf.ts';
import { fontsOf } from './script-fonts.ts';
import { writeName } from './write-name.ts';

export interface LabelParts {
  readonly returnNumber: string;
  readonly order: Pick<OrderRow, 'orderNumber' | 'locale'>;
  readonly parcel: ExpectedParcel;
  readonly sender: readonly string[];
  readonly createdAt: Date;
  readonly compress?: boolean;
}

const LEFT = 50;
const WIDTH = 495;
const BARS = { top: 330, height: 70, width: 360 } as const;

/** The return label PDF in the order's language. */
export async function labelPdf({
  returnNumber,
  order,
  parcel,
  sender,
  createdAt,
  compress,
}: LabelParts): Promise<Buffer> {
  const edition = editionOf(order.locale);
  const write = (entry: Text, values?: Record<string, string>) =>
    printable(formatText(entry, edition, values));
  const setting = {
    title: `${write(messages.label)} ${returnNumber}`,
    language: languageOf(order.locale),
    createdAt,
    ...(compress === undefined ? {} : { compress }),
  };
  const fonts = await fontsOf(sender);
  return makePdf(setting, (page) => {
    page.rect(LEFT - 10, 40, WIDTH + 20, 400).stroke();
    page.font('Helvetica-Bold').fontSize(18).text(printable(parcel.carrier), LEFT, 55);
    page.fontSize(10).text(write(messages.from), LEFT, 95);
    for (const line of sender) writeName(page, line, 'Helvetica', fonts, WIDTH);
    page.font('Helvetica-Bold').fontSize(12).text(write(messages.to), LEFT, 205);
    page.fontSize(16);
    for (const line of parcel.to) page.text(printable(line), { width: WIDTH });
    const { bars, width } = barsOf(parcel.trackingNumber);
    const unit = BARS.width / width;
    for (const bar of bars)
      page.rect(LEFT + bar.at * unit, BARS.top, bar.width * unit, BARS.height).fill('black');
    page
      .font('Helvetica')
      .fontSize(12)
      .text(printable(parcel.trackingNumber), LEFT, BARS.top + BARS.height + 8);
    page.fontSize(11).text(`${write(messages.number)}: ${returnNumber}`, LEFT, 470);
    page.text(`${write(messages.order)}: ${order.orderNumber}`);
    const day = new Intl.DateTimeFormat(order.locale, { dateStyle: 'long', timeZone: 'UTC' });
    page
      .moveDown()
      .text(write(messages.howTo, { date: day.format(new Date(parcel.validUntil)) }), { width: WIDTH });
  });
}
