import type { Phrase } from '../language.ts';
import { generateProduct } from '../product-generator.ts';
import { questions } from './home-more.ts';
import type { Json, Writer } from './writer.ts';

/** What opens over a page: an invitation to read on, which asks for an address. */
export const popUps = ({ say }: Writer): Json => ({
  popups: [
    {
      type: 'PopUp',
      id: 'newsletter-pop-up',
      name: 'Stories newsletter',
      delay: 2000,
      minimizedTitle: say([
        'Stories, twice a month',
        'Des histoires, deux fois par mois',
        'Zweimal im Monat Geschichten',
        'Historias, dos veces al mes',
        'Storie, due volte al mese',
      ]),
      richText: say([
        '<p>Trips, repairs and what is new, in your inbox.</p>',
        '<p>Sorties, réparations et nouveautés, dans votre boîte mail.</p>',
        '<p>Touren, Reparaturen und Neues, direkt in Ihr Postfach.</p>',
        '<p>Rutas, reparaciones y novedades, en tu correo.</p>',
        '<p>Escursioni, riparazioni e novità, nella tua posta.</p>',
      ]),
    },
  ],
});

const fragment = ({ say }: Writer, slug: string, title: Phrase, richText: Phrase): Json => ({
  id: `fragment-${slug}`,
  slug,
  title: say(title),
  blocks: [{ type: 'RichText', id: `${slug}-text`, richText: say(richText) }],
});

/** What links to `#modal-repairs` and the like open over a page. */
export const modalFragments = (writer: Writer): readonly Json[] => [
  fragment(
    writer,
    'modal-repairs',
    [
      'How repairs work',
      'Comment se passe une réparation',
      'So läuft eine Reparatur',
      'Cómo funciona una reparación',
      'Come funziona una riparazione',
    ],
    [
      '<p>Tell us what is broken, print the label, send it off. It comes back mended after ten days in most weeks, at no cost.</p>',
      '<p>Dites-nous ce qui est cassé, imprimez l’étiquette, envoyez. Le produit revient réparé au bout de dix jours le plus souvent, sans frais.</p>',
      '<p>Sagen Sie uns, was kaputt ist, drucken Sie das Etikett, schicken Sie es los. Meist nach zehn Tagen kommt es geflickt zurück, kostenlos.</p>',
      '<p>Dinos qué se ha roto, imprime la etiqueta y envíalo. Suele volver arreglado en diez días, sin coste.</p>',
      '<p>Dicci che cosa si è rotto, stampa l’etichetta e spedisci. Di solito torna riparato dopo dieci giorni, senza spese.</p>',
    ],
  ),
];

/** Products that editors have written for: the first ones of the generator. */
const WRITTEN_FOR = 3;

/** What stands on the page of a product below what the catalogue says. */
export const productPages = (writer: Writer): readonly Json[] =>
  Array.from({ length: WRITTEN_FOR }, (_, index) => generateProduct(index).id).map((id) => ({
    id: `product-${id}`,
    slug: id,
    title: id,
    blocks: [questions(writer, `product-${id}-questions`)],
  }));
