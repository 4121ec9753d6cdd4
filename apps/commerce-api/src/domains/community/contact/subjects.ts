import type { ContactCategory } from '@haberdash/api-client/consumers';

import { editionOf, textIn, type Text } from '../../../shared/text.ts';

interface Subject {
  readonly subjectId: string;
  readonly label: Text;
  readonly needsOrderNumber: boolean;
}

interface Category {
  readonly categoryId: string;
  readonly label: Text;
  readonly subjects: readonly Subject[];
}

type Words = readonly [en: string, fr: string, de: string, es: string, it: string];

const text = ([en, fr, de, es, it]: Words): Text => ({ en, fr, de, es, it });
const subject = (subjectId: string, ...words: Words): Subject => ({
  subjectId,
  label: text(words),
  needsOrderNumber: false,
});
const aboutOrder = (subjectId: string, ...words: Words): Subject => ({
  ...subject(subjectId, ...words),
  needsOrderNumber: true,
});

/** Contact subjects in form order. */
const CATEGORIES: readonly Category[] = [
  {
    categoryId: 'orders',
    label: text([
      'Orders and delivery',
      'Commandes et livraison',
      'Bestellung und Lieferung',
      'Pedidos y entrega',
      'Ordini e consegna',
    ]),
    subjects: [
      aboutOrder(
        'where-is-my-order',
        'Where is my order?',
        'Où est ma commande ?',
        'Wo ist meine Bestellung?',
        '¿Dónde está mi pedido?',
        'Dov’è il mio ordine?',
      ),
      aboutOrder(
        'change-order',
        'Change an order',
        'Modifier une commande',
        'Bestellung ändern',
        'Cambiar un pedido',
        'Modificare un ordine',
      ),
      aboutOrder(
        'missing-item',
        'Something is missing or wrong',
        'Un article manque ou ne correspond pas',
        'Etwas fehlt oder ist falsch',
        'Falta algo o no es correcto',
        'Manca qualcosa o non è corretto',
      ),
      subject(
        'before-ordering',
        'A question before I order',
        'Une question avant de commander',
        'Eine Frage vor der Bestellung',
        'Una pregunta antes de comprar',
        'Una domanda prima dell’ordine',
      ),
    ],
  },
  {
    categoryId: 'returns',
    label: text([
      'Returns and refunds',
      'Retours et remboursements',
      'Rücksendung und Erstattung',
      'Devoluciones y reembolsos',
      'Resi e rimborsi',
    ]),
    subjects: [
      aboutOrder(
        'return-order',
        'Send something back',
        'Renvoyer un article',
        'Etwas zurücksenden',
        'Devolver un artículo',
        'Restituire un articolo',
      ),
      aboutOrder(
        'refund',
        'Where is my refund?',
        'Où en est mon remboursement ?',
        'Wo bleibt meine Erstattung?',
        '¿Dónde está mi reembolso?',
        'Dov’è il mio rimborso?',
      ),
    ],
  },
  {
    categoryId: 'products',
    label: text(['Products', 'Produits', 'Produkte', 'Productos', 'Prodotti']),
    subjects: [
      subject(
        'size-advice',
        'Size advice',
        'Conseil sur la taille',
        'Größenberatung',
        'Consejo sobre tallas',
        'Consigli sulla taglia',
      ),
      subject(
        'care-and-repair',
        'Care and repair',
        'Entretien et réparation',
        'Pflege und Reparatur',
        'Cuidado y reparación',
        'Cura e riparazione',
      ),
      subject(
        'availability',
        'When is it available?',
        'Quand sera-t-il disponible ?',
        'Wann ist es verfügbar?',
        '¿Cuándo estará disponible?',
        'Quando sarà disponibile?',
      ),
    ],
  },
  {
    categoryId: 'account',
    label: text([
      'Account and loyalty',
      'Compte et fidélité',
      'Konto und Treueprogramm',
      'Cuenta y fidelidad',
      'Account e programma fedeltà',
    ]),
    subjects: [
      subject(
        'sign-in',
        'I can’t sign in',
        'Je n’arrive pas à me connecter',
        'Ich kann mich nicht anmelden',
        'No puedo iniciar sesión',
        'Non riesco ad accedere',
      ),
      subject(
        'points',
        'Points and rewards',
        'Points et récompenses',
        'Punkte und Prämien',
        'Puntos y recompensas',
        'Punti e premi',
      ),
      subject(
        'personal-data',
        'My personal data',
        'Mes données personnelles',
        'Meine persönlichen Daten',
        'Mis datos personales',
        'I miei dati personali',
      ),
    ],
  },
  {
    categoryId: 'payment',
    label: text([
      'Payment and gift cards',
      'Paiement et cartes-cadeaux',
      'Zahlung und Geschenkkarten',
      'Pago y tarjetas regalo',
      'Pagamento e carte regalo',
    ]),
    subjects: [
      subject(
        'payment-failed',
        'A payment that failed',
        'Un paiement qui a échoué',
        'Eine Zahlung ist fehlgeschlagen',
        'Un pago que ha fallado',
        'Un pagamento non riuscito',
      ),
      subject(
        'gift-card',
        'A gift card',
        'Une carte-cadeau',
        'Eine Geschenkkarte',
        'Una tarjeta regalo',
        'Una carta regalo',
      ),
    ],
  },
  {
    categoryId: 'other',
    label: text(['Something else', 'Autre chose', 'Etwas anderes', 'Otra cosa', 'Altro']),
    subjects: [
      subject('stores', 'Our stores', 'Nos magasins', 'Unsere Stores', 'Nuestras tiendas', 'I nostri negozi'),
      subject('website', 'This website', 'Ce site web', 'Diese Website', 'Este sitio web', 'Questo sito web'),
      subject(
        'feedback',
        'Praise or criticism',
        'Compliment ou critique',
        'Lob oder Kritik',
        'Elogio o crítica',
        'Elogi o critiche',
      ),
    ],
  },
];

export function categoriesIn(locale: string): ContactCategory[] {
  const edition = editionOf(locale);
  return CATEGORIES.map(({ categoryId, label, subjects }) => ({
    categoryId,
    label: textIn(label, edition),
    subjects: subjects.map((each) => ({ ...each, label: textIn(each.label, edition) })),
  }));
}

/** The subject of a message; undefined for an unknown one. */
export const findSubject = (request: {
  readonly categoryId: string;
  readonly subjectId: string;
}): Pick<Subject, 'needsOrderNumber'> | undefined =>
  CATEGORIES.find(({ categoryId }) => categoryId === request.categoryId)?.subjects.find(
    ({ subjectId }) => subjectId === request.subjectId,
  );
