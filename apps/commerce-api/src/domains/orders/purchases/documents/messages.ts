import type { Text } from '../../../../shared/text.ts';

/** The texts of invoices. */
export const invoiceMessages = {
  invoice: { en: 'Invoice', fr: 'Facture', de: 'Rechnung', es: 'Factura', it: 'Fattura' },
  number: {
    en: 'Invoice number',
    fr: 'Numéro de facture',
    de: 'Rechnungsnummer',
    es: 'Número de factura',
    it: 'Numero fattura',
  },
  date: {
    en: 'Invoice date',
    fr: 'Date de la facture',
    de: 'Rechnungsdatum',
    es: 'Fecha de la factura',
    it: 'Data della fattura',
  },
  order: { en: 'Order', fr: 'Commande', de: 'Bestellung', es: 'Pedido', it: 'Ordine' },
  ordered: {
    en: 'Ordered on',
    fr: 'Commandé le',
    de: 'Bestellt am',
    es: 'Fecha del pedido',
    it: 'Ordinato il',
  },
  shipped: {
    en: 'Supplied on',
    fr: 'Expédié le',
    de: 'Lieferdatum',
    es: 'Fecha de entrega',
    it: 'Spedito il',
  },
  seller: { en: 'Seller', fr: 'Vendeur', de: 'Verkäufer', es: 'Vendedor', it: 'Venditore' },
  buyer: { en: 'Billed to', fr: 'Facturé à', de: 'Rechnung an', es: 'Facturado a', it: 'Fatturato a' },
  item: { en: 'Item', fr: 'Article', de: 'Artikel', es: 'Artículo', it: 'Articolo' },
  quantity: { en: 'Qty', fr: 'Qté', de: 'Menge', es: 'Cant.', it: 'Q.tà' },
  price: {
    en: 'Unit price',
    fr: 'Prix unitaire',
    de: 'Einzelpreis',
    es: 'Precio unitario',
    it: 'Prezzo unitario',
  },
  amount: { en: 'Amount', fr: 'Montant', de: 'Betrag', es: 'Importe', it: 'Importo' },
  net: { en: 'Net amount', fr: 'Total HT', de: 'Nettobetrag', es: 'Base imponible', it: 'Imponibile' },
  vat: { en: 'VAT {rate}', fr: 'TVA {rate}', de: 'MwSt. {rate}', es: 'IVA {rate}', it: 'IVA {rate}' },
  tax: {
    en: 'Sales tax',
    'en-ca': 'Taxes',
    fr: 'Taxes',
    de: 'Steuern',
    es: 'Impuestos',
    it: 'Imposte',
  },
  gross: {
    en: 'Total including VAT',
    fr: 'Total TTC',
    de: 'Gesamtbetrag inkl. MwSt.',
    es: 'Total con IVA',
    it: 'Totale IVA inclusa',
  },
  paid: {
    en: 'Paid: {method}',
    fr: 'Payé : {method}',
    de: 'Bezahlt: {method}',
    es: 'Pagado: {method}',
    it: 'Pagato: {method}',
  },
} as const satisfies Record<string, Text>;

/** The texts of labels for parcels that are sent back. */
export const labelMessages = {
  label: {
    en: 'Return label',
    fr: 'Étiquette de retour',
    de: 'Rücksendeetikett',
    es: 'Etiqueta de devolución',
    it: 'Etichetta di reso',
  },
  from: { en: 'From', fr: 'Expéditeur', de: 'Absender', es: 'Remitente', it: 'Mittente' },
  to: { en: 'To', fr: 'Destinataire', de: 'Empfänger', es: 'Destinatario', it: 'Destinatario' },
  number: {
    en: 'Return number',
    fr: 'Numéro de retour',
    de: 'Rücksendenummer',
    es: 'Número de devolución',
    it: 'Numero di reso',
  },
  order: { en: 'Order', fr: 'Commande', de: 'Bestellung', es: 'Pedido', it: 'Ordine' },
  howTo: {
    en: 'Cut out the label, put it on the parcel over any older one, and hand the parcel in by {date}.',
    'en-us': 'Cut out the label, put it on the package over any older one, and drop it off by {date}.',
    'en-ca': 'Cut out the label, put it on the package over any older one, and drop it off by {date}.',
    fr: 'Découpez l’étiquette, collez-la sur le colis par-dessus l’ancienne et déposez-le au plus tard le {date}.',
    de: 'Schneiden Sie das Etikett aus, kleben Sie es über ältere Etiketten auf das Paket und geben Sie es bis zum {date} ab.',
    es: 'Recorta la etiqueta, pégala en el paquete sobre cualquier otra anterior y entrégalo a más tardar el {date}.',
    it: 'Ritaglia l’etichetta, applicala sul pacco sopra quelle precedenti e consegnalo entro il {date}.',
  },
} as const satisfies Record<string, Text>;
