import { homePage } from './home-page.ts';
import type { Json, Writer } from './writer.ts';

/** From when on the draft is meant to be the first page. */
export const WINTER_FROM = '2026-12-01T08:00:00.000Z';

/** Unfinished on purpose: the picture has no words yet, and the guide is not written. */
const winterHero = (hero: Json, { say, link, category, sceneUrl }: Writer): Json => ({
  ...hero,
  name: 'Winter: first tracks',
  title: say([
    'First snow, first tracks',
    'Première neige, premières traces',
    'Erster Schnee, erste Spuren',
    'Primera nieve, primeras huellas',
    'Prima neve, prime tracce',
  ]),
  targets: [
    link(
      ['Shop women', 'Voir femme', 'Damen entdecken', 'Ver mujer', 'Scopri donna'],
      category('100000'),
      'primary',
    ),
    link(
      [
        'The winter guide',
        'Le guide de l’hiver',
        'Zum Winterratgeber',
        'La guía de invierno',
        'La guida invernale',
      ],
      '/winter-guide',
      'secondary',
    ),
  ],
  mediaList: [
    {
      src: sceneUrl('winter-pass'),
      alt: '',
      sm: { ratio: '4x5' },
      md: { ratio: '16x9' },
      lg: { ratio: '21x9' },
    },
  ],
});

/** Another greeting for members than for everybody else. */
const greeting = ({ say }: Writer): Json => ({
  type: 'Segmentation',
  id: 'home-winter-greeting',
  name: 'Winter greeting',
  segments: [
    {
      id: 'loyalty-member',
      targets: [
        {
          type: 'RichText',
          id: 'home-winter-members',
          name: 'Winter greeting for members',
          title: say([
            'Members ski first',
            'Les membres d’abord',
            'Mitglieder fahren zuerst',
            'Los socios, primero',
            'Prima i membri',
          ]),
          richText: say([
            '<p>The winter collection is yours a week before everybody else.</p>',
            '<p>La collection d’hiver est à vous une semaine avant tout le monde.</p>',
            '<p>Die Winterkollektion gehört Ihnen eine Woche vor allen anderen.</p>',
            '<p>La colección de invierno es tuya una semana antes que de nadie.</p>',
            '<p>La collezione invernale è tua una settimana prima di tutti.</p>',
          ]),
          alignment: 'center',
          backgroundColor: 'accent',
        },
      ],
    },
  ],
  baselines: [
    {
      type: 'RichText',
      id: 'home-winter-everybody',
      name: 'Winter greeting for everybody',
      title: say([
        'Warm from the first lift',
        'Au chaud dès la première remontée',
        'Warm ab dem ersten Lift',
        'Abrigo desde el primer remonte',
        'Al caldo dalla prima seggiovia',
      ]),
      richText: say([
        '<p>Down, wool and windproof shells for the short days.</p>',
        '<p>Duvet, laine et vestes coupe-vent pour les jours courts.</p>',
        '<p>Daunen, Wolle und winddichte Jacken für kurze Tage.</p>',
        '<p>Plumón, lana y chaquetas cortavientos para los días cortos.</p>',
        '<p>Piumini, lana e gusci antivento per le giornate corte.</p>',
      ]),
      alignment: 'center',
      backgroundColor: 'muted',
    },
  ],
});

/** The first page as editors prepare it for winter; readers never get it. */
export function winterDraft(writer: Writer): Json {
  const page = homePage(writer);
  const blocks: readonly Json[] = Array.isArray(page['blocks']) ? page['blocks'] : [];
  return {
    ...page,
    blocks: blocks.flatMap((block) => {
      if (block['id'] !== 'home-hero') return [block];
      return [winterHero(block, writer), greeting(writer)];
    }),
  };
}
