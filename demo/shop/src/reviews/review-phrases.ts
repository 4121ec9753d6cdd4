import type { Language } from '../language.ts';

/** How content the writer was. */
export type Mood = 'glad' | 'fair' | 'cross';

interface MoodPhrases {
  readonly titles: readonly string[];
  readonly openings: readonly string[];
  readonly endings: readonly string[];
}

/** Sentences of reviews, per language and mood. */
export const REVIEW_PHRASES: Readonly<Record<Language, Readonly<Record<Mood, MoodPhrases>>>> = {
  en: {
    glad: {
      titles: [
        'Worth every penny',
        'Exactly what I hoped for',
        'The one I reach for now',
        'Holds up beautifully',
        'Bought a second one',
        'Quietly excellent',
        'Better than the photos',
        'Passed every test',
      ],
      openings: [
        'Ten days on the coast path without a single complaint.',
        'Bought this for a hut trip and have hardly taken it off since.',
        'My old one lasted nine years, so I was nervous about changing.',
        'Arrived on a Tuesday, was on a summit by Saturday.',
        'I am hard on my gear and this can take it.',
        'Gave it to my partner and had to order another.',
        'Three months of daily use so far.',
      ],
      endings: [
        'Would buy again.',
        'Good to know that it can be repaired.',
        'It looks even better in daylight.',
        'Delivery was quick as well.',
        'No complaints at all.',
        'Very happy with it.',
      ],
    },
    fair: {
      titles: ['Good, not perfect', 'Nearly there', 'Solid with one snag', 'Good with small flaws'],
      openings: [
        'There is a lot to like here.',
        'I wanted to love it.',
        'Does the job on most days.',
        'The quality is clear as soon as you pick it up.',
      ],
      endings: [
        'I am keeping it all the same.',
        'A good buy in the sale.',
        'Fine for the price.',
        'Customer service helped with the exchange.',
      ],
    },
    cross: {
      titles: ['Not for me', 'Expected more', 'Sent it back'],
      openings: ['Perhaps I expected too much.', 'I read the reviews and expected better.', 'Used it twice.'],
      endings: [
        'Returned without trouble, at least.',
        'The refund came within the week.',
        'Hoping the repair team can help.',
      ],
    },
  },
  fr: {
    glad: {
      titles: [
        'Vaut son prix',
        'Exactement ce que je cherchais',
        'Mon nouveau préféré',
        'Très belle qualité',
        'J’en ai repris un',
        'Discret et excellent',
        'Parfait en montagne',
      ],
      openings: [
        'Porté dix jours de suite sur le sentier côtier.',
        'Acheté pour un séjour en refuge, je ne le quitte plus.',
        'L’ancien avait tenu neuf ans, j’hésitais à changer.',
        'Reçu le mardi, au sommet le samedi.',
        'Je ne ménage pas mon matériel et il tient bon.',
        'Trois mois d’usage quotidien.',
      ],
      endings: [
        'Je rachèterais sans hésiter.',
        'Rassurant de savoir qu’il se répare.',
        'La couleur est superbe à la lumière du jour.',
        'Livraison rapide en plus.',
        'Rien à redire.',
      ],
    },
    fair: {
      titles: ['Bien, sans être parfait', 'Presque', 'Solide, avec un bémol', 'Taille un peu grand'],
      openings: [
        'Beaucoup de bonnes choses.',
        'J’aurais voulu l’adorer.',
        'Il fait le travail la plupart du temps.',
        'La qualité se sent tout de suite.',
      ],
      endings: [
        'Je le garde, mais essayez avant.',
        'Une bonne affaire en promotion.',
        'Correct pour le prix.',
        'Le service client a bien géré l’échange.',
      ],
    },
    cross: {
      titles: ['Pas pour moi', 'J’attendais mieux', 'Renvoyé'],
      openings: [
        'C’est peut-être ma morphologie.',
        'Après avoir lu les avis, j’attendais mieux.',
        'Utilisé deux fois.',
      ],
      endings: [
        'Retour sans souci, au moins.',
        'Remboursé dans la semaine.',
        'J’espère que l’atelier pourra m’aider.',
      ],
    },
  },
  de: {
    glad: {
      titles: [
        'Jeden Cent wert',
        'Genau das, was ich gesucht habe',
        'Mein neues Lieblingsstück',
        'Hält, was es verspricht',
        'Gleich noch einmal gekauft',
        'Unauffällig hervorragend',
        'In den Alpen bewährt',
      ],
      openings: [
        'Zehn Tage am Stück auf dem Küstenweg getragen.',
        'Für eine Hüttentour gekauft und seitdem kaum abgelegt.',
        'Das alte hielt neun Jahre, darum war ich vor dem Wechsel skeptisch.',
        'Am Dienstag geliefert, am Samstag auf dem Gipfel.',
        'Ich gehe nicht sanft mit meiner Ausrüstung um, und das macht alles mit.',
        'Seit drei Monaten täglich im Einsatz.',
      ],
      endings: [
        'Würde ich wieder kaufen.',
        'Gut zu wissen, dass man es reparieren lassen kann.',
        'Die Farbe ist bei Tageslicht wunderschön.',
        'Die Lieferung kam auch schnell.',
        'Nichts auszusetzen.',
      ],
    },
    fair: {
      titles: ['Gut, nicht perfekt', 'Fast ideal', 'Solide mit einem Haken', 'Fällt etwas groß aus'],
      openings: [
        'Vieles daran gefällt mir.',
        'Ich wollte es wirklich mögen.',
        'Macht an den meisten Tagen, was es soll.',
        'Die Qualität spürt man sofort.',
      ],
      endings: [
        'Ich behalte es, aber vorher anprobieren.',
        'Im Sale ein guter Kauf.',
        'Für den Preis in Ordnung.',
        'Der Umtausch lief freundlich und schnell.',
      ],
    },
    cross: {
      titles: ['Nichts für mich', 'Mehr erwartet', 'Zurückgeschickt'],
      openings: [
        'Vielleicht liegt es an meiner Figur.',
        'Nach den Bewertungen hatte ich mehr erwartet.',
        'Zweimal benutzt.',
      ],
      endings: [
        'Die Rückgabe war immerhin einfach.',
        'Das Geld kam innerhalb einer Woche.',
        'Ich hoffe, die Werkstatt kann helfen.',
      ],
    },
  },
  es: {
    glad: {
      titles: [
        'Vale lo que cuesta',
        'Justo lo que buscaba',
        'Mi nuevo favorito',
        'Muy buena calidad',
        'He repetido compra',
        'Discreto y excelente',
        'Probado en los Pirineos',
      ],
      openings: [
        'Diez días seguidos por el camino de la costa.',
        'Lo compré para una travesía de refugios y casi no me lo he quitado.',
        'El anterior me duró nueve años y me daba respeto cambiar.',
        'Llegó el martes y el sábado estábamos en la cumbre.',
        'No cuido mucho el material y este aguanta.',
        'Tres meses de uso diario.',
      ],
      endings: [
        'Volvería a comprarlo.',
        'Da tranquilidad saber que se puede reparar.',
        'El color es precioso a la luz del día.',
        'Además, el envío fue rápido.',
        'Ni una pega.',
      ],
    },
    fair: {
      titles: ['Bien, pero no perfecto', 'Por poco', 'Buen producto con un pero', 'Talla un poco grande'],
      openings: [
        'Tiene muchas cosas buenas.',
        'Quería que me encantara.',
        'Cumple casi siempre.',
        'La calidad se nota en cuanto lo coges.',
      ],
      endings: [
        'Me lo quedo, pero pruébatelo antes.',
        'En rebajas es buena compra.',
        'Correcto por lo que cuesta.',
        'Atención al cliente me ayudó con el cambio.',
      ],
    },
    cross: {
      titles: ['No es para mí', 'Esperaba más', 'Devuelto'],
      openings: ['Quizá sea por mi cuerpo.', 'Leí las opiniones y esperaba más.', 'Lo he usado dos veces.'],
      endings: [
        'Al menos la devolución fue fácil.',
        'Me devolvieron el dinero en una semana.',
        'A ver si el taller puede ayudarme.',
      ],
    },
  },
  it: {
    glad: {
      titles: [
        'Vale ogni centesimo',
        'Proprio quello che cercavo',
        'Il mio nuovo preferito',
        'Ottima qualità',
        'Ne ho preso un altro',
        'Discreto ed eccellente',
        'Promosso in Dolomiti',
      ],
      openings: [
        'Dieci giorni di fila sul sentiero costiero.',
        'Preso per un giro di rifugi, da allora non lo lascio più.',
        'Il vecchio è durato nove anni, quindi esitavo a cambiare.',
        'Arrivato di martedì, in vetta il sabato.',
        'Non tratto bene la mia attrezzatura, e questo regge.',
        'Tre mesi di uso quotidiano finora.',
      ],
      endings: [
        'Lo ricomprerei.',
        'È bello sapere che si può riparare.',
        'Il colore è splendido alla luce del giorno.',
        'Anche la consegna è stata veloce.',
        'Nulla da ridire.',
      ],
    },
    fair: {
      titles: ['Buono, non perfetto', 'Ci siamo quasi', 'Solido, con un neo', 'Veste un po’ largo'],
      openings: [
        'Ci sono molte cose che mi piacciono.',
        'Avrei voluto adorarlo.',
        'Fa il suo dovere quasi sempre.',
        'La qualità si sente appena lo prendi in mano.',
      ],
      endings: [
        'Lo tengo, ma provatelo prima.',
        'Un buon acquisto in saldo.',
        'Giusto per quello che costa.',
        'L’assistenza mi ha aiutato con il cambio.',
      ],
    },
    cross: {
      titles: ['Non fa per me', 'Mi aspettavo di più', 'Rimandato indietro'],
      openings: [
        'Forse è solo la mia corporatura.',
        'Dopo aver letto le recensioni mi aspettavo di più.',
        'Usato due volte.',
      ],
      endings: [
        'Almeno il reso è stato semplice.',
        'Il rimborso è arrivato in una settimana.',
        'Spero che il laboratorio possa aiutarmi.',
      ],
    },
  },
};

/** Names that reviews are signed with. */
export const REVIEW_AUTHORS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Hannah W.',
    'Tom B.',
    'Priya S.',
    'Callum M.',
    'Erin',
    'Marcus J.',
    'Sofia R.',
    'Ben',
    'Aisha K.',
    'Graham',
    'Jo L.',
    'Daniel O.',
    'Mei C.',
    'Ruth',
    'hillwalker72',
  ],
  fr: [
    'Camille D.',
    'Julien',
    'Léa M.',
    'Antoine P.',
    'Nadia',
    'Mathilde R.',
    'Yann L.',
    'Inès',
    'Bruno',
    'Chloé V.',
  ],
  de: [
    'Katrin H.',
    'Jonas',
    'Miriam S.',
    'Felix W.',
    'Sabine',
    'Lukas B.',
    'Anke',
    'Torben',
    'Elif K.',
    'Matthias R.',
  ],
  es: [
    'Lucía G.',
    'Javier',
    'Marta P.',
    'Iker L.',
    'Nuria',
    'Álvaro S.',
    'Carmen R.',
    'Pablo',
    'Aitana M.',
    'Jordi V.',
  ],
  it: [
    'Giulia B.',
    'Matteo',
    'Chiara F.',
    'Davide R.',
    'Sara',
    'Lorenzo C.',
    'Elena P.',
    'Marco',
    'Francesca T.',
    'Simone D.',
  ],
};
