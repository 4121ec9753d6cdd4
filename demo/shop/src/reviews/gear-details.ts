import type { Phrase } from '../language.ts';
import type { ReviewDetails } from './review-details-type.ts';

const HEAVIER: Phrase = [
  'Heavier than I thought.',
  'Plus lourd que prévu.',
  'Schwerer als gedacht.',
  'Pesa más de lo que pensaba.',
  'Pesa più del previsto.',
  ['city', 'alpine', 'tarp', 'family', 'synthetic', 'vacuum'],
];

export const CARRY: ReviewDetails = {
  glad: [
    [
      'Sits well even when it is full.',
      'Se porte bien, même plein à craquer.',
      'Sitzt auch voll beladen gut.',
      'Se lleva bien incluso con carga.',
      'Si porta bene anche a pieno carico.',
      ['backpack'],
    ],
    [
      'Swallowed everything for a week.',
      'A tout avalé pour une semaine.',
      'Hat alles für eine Woche geschluckt.',
      'Cabe todo para una semana.',
      'Ci sta tutto per una settimana.',
      ['duffel', 'trek'],
    ],
    [
      'Packed, dropped, rained on: fine.',
      'Chargé, tombé, trempé : intact.',
      'Gepackt, gefallen, verregnet: alles gut.',
      'Cargas, caídas y lluvia: sigue intacto.',
      'Carichi, cadute, pioggia: come nuovo.',
    ],
    [
      'Everything opens with cold hands.',
      'Tout s’ouvre avec les mains froides.',
      'Alles lässt sich mit kalten Händen öffnen.',
      'Todo se abre bien con las manos frías.',
      'Si apre tutto anche con le mani fredde.',
    ],
    [
      'Clever details that you notice on the third day.',
      'Des détails malins que l’on remarque au troisième jour.',
      'Kluge Details, die man am dritten Tag bemerkt.',
      'Detalles ingeniosos que descubres al tercer día.',
      'Dettagli furbi che noti al terzo giorno.',
    ],
  ],
  critical: [
    HEAVIER,
    [
      'A bit tight for what I carry.',
      'Un peu juste pour ce que j’emporte.',
      'Für mein Gepäck etwas knapp.',
      'Se queda algo justo para lo que llevo.',
      'Un po’ piccolo per quello che porto.',
    ],
    [
      'I would like one more pocket.',
      'Il manque une poche.',
      'Ein Fach mehr wäre schön.',
      'Le falta un bolsillo.',
      'Vorrei una tasca in più.',
    ],
  ],
};

export const TENT: ReviewDetails = {
  glad: [
    [
      'Up in five minutes, even alone.',
      'Montage en cinq minutes, même en solo.',
      'In fünf Minuten aufgebaut, auch allein.',
      'Se monta en cinco minutos, incluso a solas.',
      'Su in cinque minuti, anche da soli.',
    ],
    [
      'Did not move in a night of wind.',
      'N’a pas bougé par une nuit de vent.',
      'Stand eine ganze Sturmnacht lang still.',
      'Ni se movió en una noche de viento.',
      'Non si è mossa in una notte di vento.',
    ],
    [
      'Dry inside after two days of rain.',
      'Sec à l’intérieur après deux jours de pluie.',
      'Nach zwei Tagen Regen innen trocken.',
      'Por dentro, todo seco tras dos días de lluvia.',
      'Dentro asciutto dopo due giorni di pioggia.',
    ],
    [
      'Room for boots and packs at the door.',
      'De la place à l’entrée pour chaussures et sacs.',
      'Am Eingang ist Platz für Schuhe und Rucksäcke.',
      'En la entrada caben botas y mochilas.',
      'All’ingresso c’è posto per scarponi e zaini.',
    ],
    [
      'Hardly noticed it in my pack.',
      'Presque rien dans le sac.',
      'Im Rucksack kaum zu spüren.',
      'En la mochila apenas se nota.',
      'Nello zaino quasi non si sente.',
      ['light'],
    ],
  ],
  critical: [
    HEAVIER,
    [
      'The pegs bend in hard ground.',
      'Les sardines se plient en sol dur.',
      'Die Heringe verbiegen sich in hartem Boden.',
      'Las piquetas se doblan en suelo duro.',
      'I picchetti si piegano nel terreno duro.',
    ],
    [
      'Some condensation in the morning.',
      'Un peu de condensation le matin.',
      'Morgens etwas Kondenswasser.',
      'Algo de condensación por la mañana.',
      'Un po’ di condensa al mattino.',
    ],
    [
      'Hard to get back into its bag.',
      'Difficile à remettre dans sa housse.',
      'Schwer wieder in den Packsack zu bekommen.',
      'Cuesta volver a meterla en la funda.',
      'Difficile rimetterla nella sacca.',
    ],
  ],
};

export const SLEEP: ReviewDetails = {
  glad: [
    [
      'Slept warm beside a frozen lake.',
      'Nuit au chaud au bord d’un lac gelé.',
      'Am zugefrorenen See warm geschlafen.',
      'Dormí sin frío junto a un lago helado.',
      'Ho dormito al caldo accanto a un lago ghiacciato.',
    ],
    [
      'Soft inside, and no cold spots.',
      'Intérieur doux, aucun point froid.',
      'Innen weich und ohne Kältebrücken.',
      'Interior suave y sin puntos fríos.',
      'Interno morbido e nessun punto freddo.',
    ],
    [
      'Packs smaller than I thought.',
      'Moins encombrant que prévu.',
      'Kleineres Packmaß als gedacht.',
      'Ocupa menos de lo que pensaba.',
      'Occupa meno del previsto.',
      ['down'],
    ],
    [
      'Dries quickly after a damp night.',
      'Sèche vite après une nuit humide.',
      'Nach einer feuchten Nacht schnell trocken.',
      'Se seca rápido después de una noche húmeda.',
      'Si asciuga in fretta dopo una notte umida.',
      ['synthetic'],
    ],
  ],
  critical: [
    HEAVIER,
    [
      'Slides about on my mat.',
      'Glisse sur mon matelas.',
      'Rutscht auf meiner Matte.',
      'Resbala en mi esterilla.',
      'Scivola sul mio materassino.',
    ],
    [
      'It needed a day of airing.',
      'Une journée d’aération a été nécessaire.',
      'Musste erst einen Tag auslüften.',
      'Necesitó un día de ventilación.',
      'È servito un giorno all’aria.',
    ],
    [
      'A little narrow for me.',
      'Un peu étroit pour moi.',
      'Für mich etwas eng.',
      'Un poco estrecho para mí.',
      'Un po’ stretto per me.',
    ],
  ],
};

export const BOTTLE: ReviewDetails = {
  glad: [
    [
      'Tea still hot at four in the afternoon.',
      'Le thé encore chaud à seize heures.',
      'Der Tee war um vier noch heiß.',
      'El té seguía caliente a las cuatro de la tarde.',
      'Il tè era ancora caldo alle quattro.',
      ['vacuum'],
    ],
    [
      'Not a drop in the bag.',
      'Pas une goutte dans le sac.',
      'Läuft in der Tasche nicht aus.',
      'No pierde ni una gota en la mochila.',
      'Non perde nello zaino.',
    ],
    [
      'Easy to clean.',
      'Facile à nettoyer.',
      'Leicht zu reinigen.',
      'Se limpia con facilidad.',
      'Facile da pulire.',
    ],
    [
      'Survived a fall down the stairs.',
      'A survécu à une chute dans l’escalier.',
      'Hat einen Treppensturz überlebt.',
      'Ha sobrevivido a una caída por la escalera.',
      'È sopravvissuta a una caduta dalle scale.',
    ],
  ],
  critical: [
    HEAVIER,
    [
      'The coating chipped.',
      'Le revêtement s’est écaillé.',
      'Die Beschichtung ist abgeplatzt.',
      'Se ha saltado la pintura.',
      'La vernice si è scheggiata.',
    ],
    [
      'The cap is small for cold fingers.',
      'Le bouchon est petit pour des doigts froids.',
      'Der Deckel ist klein für kalte Finger.',
      'El tapón es pequeño para los dedos fríos.',
      'Il tappo è piccolo per le dita fredde.',
    ],
  ],
};
