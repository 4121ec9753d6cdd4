import type { Phrase } from '../language.ts';
import type { Json, Writer } from './writer.ts';

const TITLE: Phrase = [
  'Trail weekend',
  'Week-end trail',
  'Trail-Wochenende',
  'Fin de semana de trail',
  'Weekend trail',
];

/** A weekend to join; years ahead, so that a demo shop always has one. */
export const trailWeekend = ({ say }: Writer): Json => ({
  type: 'EventSignup',
  id: 'trail-weekend',
  name: 'Trail weekend',
  eventId: 'trail-weekend-2030',
  title: say(TITLE),
  subtitle: say([
    '15 and 16 June 2030, in the hills behind our workshop',
    'Les 15 et 16 juin 2030, dans les collines derrière notre atelier',
    '15. und 16. Juni 2030, in den Hügeln hinter unserer Werkstatt',
    '15 y 16 de junio de 2030, en las colinas detrás de nuestro taller',
    '15 e 16 giugno 2030, sulle colline dietro il nostro laboratorio',
  ]),
  richText: say([
    '<p>Two mornings on the edges with shoes to try, two afternoons in the workshop with your jackets to mend. Soup for everybody.</p>',
    '<p>Deux matinées sur les crêtes avec des chaussures à essayer, deux après-midi à l’atelier pour réparer vos vestes. Soupe pour tous.</p>',
    '<p>Zwei Vormittage auf den Kanten mit Schuhen zum Ausprobieren, zwei Nachmittage in der Werkstatt mit Ihren Jacken. Suppe für alle.</p>',
    '<p>Dos mañanas por las crestas con zapatillas para probar y dos tardes en el taller para arreglar tus chaquetas. Sopa para todos.</p>',
    '<p>Due mattine sulle creste con scarpe da provare, due pomeriggi in laboratorio a riparare le tue giacche. Zuppa per tutti.</p>',
  ]),
  startDate: '2030-06-15T08:00:00Z',
  endDate: '2030-06-16T15:00:00Z',
  enablePlusOne: true,
  confirmationTitle: say([
    'You are on the list',
    'Vous êtes sur la liste',
    'Sie stehen auf der Liste',
    'Estás en la lista',
    'Sei nella lista',
  ]),
  confirmationSubtitle: say([
    'Bring shoes that may get dirty. We bring the soup.',
    'Apportez des chaussures qui peuvent se salir. Nous apportons la soupe.',
    'Bringen Sie Schuhe mit, die schmutzig werden dürfen. Wir bringen die Suppe.',
    'Trae zapatillas que puedan ensuciarse. Nosotros traemos la sopa.',
    'Porta scarpe che si possano sporcare. Noi portiamo la zuppa.',
  ]),
});

/** The page on which the weekend is announced. */
export const eventsPage = (writer: Writer): Json => ({
  id: 'page-events',
  slug: 'events',
  title: writer.say(['Events', 'Événements', 'Veranstaltungen', 'Eventos', 'Eventi']),
  blocks: [
    {
      type: 'StandardImageBanner',
      id: 'events-banner',
      name: 'Events',
      titleH1: true,
      title: writer.say([
        'Come out with us',
        'Sortez avec nous',
        'Kommen Sie mit raus',
        'Sal con nosotros',
        'Esci con noi',
      ]),
      subtitle: writer.say([
        'Walks, runs and evenings in the workshop, free for everybody with an account.',
        'Marches, courses et soirées à l’atelier, gratuites pour tous les titulaires d’un compte.',
        'Wanderungen, Läufe und Abende in der Werkstatt, kostenlos für alle mit Konto.',
        'Caminatas, carreras y tardes en el taller, gratis para quien tenga cuenta.',
        'Camminate, corse e serate in laboratorio, gratuite per chi ha un account.',
      ]),
      mediaList: [writer.scene('ridge-dusk', ['', '', '', '', ''])],
    },
    trailWeekend(writer),
  ],
});
