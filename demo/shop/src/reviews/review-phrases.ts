import type { PhraseBankName } from '../kinds/kind-spec.ts';
import type { Phrase } from '../language.ts';

export type Mood = 'glad' | 'fair' | 'cross';

interface MoodPhrases {
  readonly titles: readonly Phrase[];
  readonly openings: readonly Phrase[];
  readonly endings: readonly Phrase[];
}

/** Traits of a family besides style tags: fitted, tried on, repairable. */
export const FAMILY_TRAITS: Readonly<Record<PhraseBankName, readonly string[]>> = {
  shell: ['fitted', 'worn', 'repairable'],
  warm: ['fitted', 'worn', 'repairable'],
  knit: ['fitted', 'worn'],
  top: ['fitted', 'worn'],
  bottom: ['fitted', 'worn'],
  shoe: ['worn', 'repairable'],
  carry: ['repairable'],
  tent: ['repairable'],
  sleep: ['repairable'],
  small: [],
  bottle: [],
};

const CLOTHES = ['fitted'] as const;
const WORN = ['worn', 'gloves', 'socks'] as const;
const REPAIRABLE = ['repairable'] as const;

/** Sentences by mood; without parts that a product may lack and without grammatical gender. */
export const REVIEW_PHRASES: Readonly<Record<Mood, MoodPhrases>> = {
  glad: {
    titles: [
      ['Worth every penny', 'Vaut son prix', 'Jeden Cent wert', 'Vale lo que cuesta', 'Vale ogni centesimo'],
      [
        'Exactly what I hoped for',
        'Exactement ce que je cherchais',
        'Genau das, was ich gesucht habe',
        'Justo lo que buscaba',
        'Proprio quello che cercavo',
      ],
      [
        'Our first choice now',
        'Mon coup de cœur',
        'Mein neues Lieblingsstück',
        'De lo mejor que tengo',
        'Tra le cose migliori che ho',
      ],
      [
        'Holds up beautifully',
        'Très belle qualité',
        'Hält, was es verspricht',
        'Muy buena calidad',
        'Ottima qualità',
      ],
      [
        'Ordered twice',
        'Déjà commandé deux fois',
        'Gleich noch einmal gekauft',
        'He repetido compra',
        'Già ricomprato',
      ],
      [
        'Quietly excellent',
        'Simple et efficace',
        'Unauffällig hervorragend',
        'Sencillez y calidad',
        'Semplicità e qualità',
      ],
      [
        'Better than the photos',
        'Mieux qu’en photo',
        'Besser als auf den Fotos',
        'Mejor que en las fotos',
        'Meglio che in foto',
      ],
      [
        'Passed every test',
        'Rien à redire',
        'Jeden Test bestanden',
        'Prueba superada',
        'Promozione a pieni voti',
      ],
    ],
    openings: [
      [
        'Ten days on the coast path without a single complaint.',
        'Dix jours sur le sentier côtier sans rien à redire.',
        'Zehn Tage auf dem Küstenweg, und nichts zu beanstanden.',
        'Diez días por el camino de la costa sin una sola queja.',
        'Dieci giorni sul sentiero costiero senza un problema.',
      ],
      [
        'Bought for a hut trip and worn nearly every day since.',
        'Acheté pour un séjour en refuge, porté presque chaque jour depuis.',
        'Für eine Hüttentour gekauft und seitdem fast täglich getragen.',
        'Lo compré para una travesía de refugios y desde entonces lo llevo casi a diario.',
        'Preso per un giro di rifugi e da allora lo porto quasi ogni giorno.',
        WORN,
      ],
      [
        'I rarely change my gear, so I had my doubts.',
        'Je change rarement de matériel, j’avais donc des doutes.',
        'Ich wechsle meine Ausrüstung selten und war darum skeptisch.',
        'Cambio poco de material, así que tenía mis dudas.',
        'Cambio di rado l’attrezzatura, quindi avevo qualche dubbio.',
      ],
      [
        'Arrived on a Tuesday, on a summit by Saturday.',
        'Colis reçu le mardi, sommet le samedi.',
        'Am Dienstag geliefert, am Samstag auf dem Gipfel.',
        'Llegó el martes y el sábado estábamos en la cumbre.',
        'Arrivato di martedì, in vetta il sabato.',
      ],
      [
        'I am hard on my gear and this can take it.',
        'Je ne ménage pas mon matériel, et ça tient.',
        'Ich gehe nicht sanft mit meiner Ausrüstung um, und das hält.',
        'No cuido mucho el material y esto aguanta.',
        'Non ho molto riguardo per la mia attrezzatura, e questa regge.',
      ],
      [
        'A present for my partner, and a hit.',
        'Offert à ma moitié : un succès.',
        'Als Geschenk gekauft, es kam sehr gut an.',
        'Lo compré para regalar y ha sido un acierto.',
        'Preso per un regalo: un successo.',
      ],
      [
        'Three months of regular use so far.',
        'Trois mois d’usage régulier.',
        'Seit drei Monaten regelmäßig im Einsatz.',
        'Tres meses de uso frecuente.',
        'Tre mesi di uso regolare finora.',
      ],
    ],
    endings: [
      [
        'Would buy again.',
        'Je rachèterais sans hésiter.',
        'Würde ich wieder kaufen.',
        'Volvería a comprarlo.',
        'Lo ricomprerei.',
      ],
      [
        'Good to know that repairs are possible.',
        'C’est rassurant de pouvoir faire réparer.',
        'Gut zu wissen, dass man es reparieren lassen kann.',
        'Da tranquilidad saber que se puede reparar.',
        'È bello sapere che si può riparare.',
        REPAIRABLE,
      ],
      [
        'It looks even better in daylight.',
        'La couleur est superbe à la lumière du jour.',
        'Die Farbe ist bei Tageslicht wunderschön.',
        'El color es precioso a la luz del día.',
        'Il colore è splendido alla luce del giorno.',
      ],
      [
        'It came quickly as well.',
        'Livraison rapide en plus.',
        'Die Lieferung kam auch schnell.',
        'Además, el envío fue rápido.',
        'Anche la consegna è stata veloce.',
      ],
      [
        'No complaints at all.',
        'Aucun défaut pour l’instant.',
        'Nichts auszusetzen.',
        'Ni una pega.',
        'Nulla da ridire.',
      ],
      [
        'Very happy so far.',
        'Très bon achat.',
        'Sehr zufrieden damit.',
        'Muy buena compra.',
        'Acquisto azzeccato.',
      ],
    ],
  },
  fair: {
    titles: [
      [
        'Good, not perfect',
        'Bien, sans être parfait',
        'Gut, nicht perfekt',
        'Bien, pero se puede mejorar',
        'Bene, ma si può migliorare',
      ],
      ['Nearly there', 'Presque', 'Fast ideal', 'Por poco', 'Ci siamo quasi'],
      [
        'Solid with one snag',
        'Du bon, avec un bémol',
        'Solide mit einem Haken',
        'Buena compra, con un pero',
        'Buon acquisto, con un neo',
      ],
      [
        'Runs a little large',
        'Taille un peu grand',
        'Fällt etwas groß aus',
        'Talla un poco grande',
        'Veste un po’ largo',
        CLOTHES,
      ],
      [
        'Good with small flaws',
        'Quelques petits défauts',
        'Gut mit kleinen Schwächen',
        'Pequeños defectos',
        'Qualche piccolo difetto',
      ],
    ],
    openings: [
      [
        'There is a lot to like here.',
        'Beaucoup de bonnes choses.',
        'Vieles daran gefällt mir.',
        'Tiene muchas cosas buenas.',
        'Ci sono molte cose che mi piacciono.',
      ],
      [
        'I was really looking forward to this.',
        'J’en attendais beaucoup.',
        'Ich hatte mich wirklich darauf gefreut.',
        'Me hacía mucha ilusión.',
        'Non vedevo l’ora di provarlo.',
      ],
      [
        'Does the job on most days.',
        'Fait le travail la plupart du temps.',
        'Macht an den meisten Tagen, was es soll.',
        'Cumple casi siempre.',
        'Fa il suo dovere quasi sempre.',
      ],
      [
        'You notice the quality at once.',
        'La qualité se sent tout de suite.',
        'Die Qualität spürt man sofort.',
        'La calidad se nota enseguida.',
        'La qualità si sente subito.',
      ],
    ],
    endings: [
      [
        'I am keeping it all the same.',
        'Je garde quand même.',
        'Ich behalte es trotzdem.',
        'Aun así, me lo quedo.',
        'Me lo tengo lo stesso.',
      ],
      [
        'A good buy in the sale.',
        'Une bonne affaire en promotion.',
        'Im Sale ein guter Kauf.',
        'En rebajas es buena compra.',
        'Un buon acquisto in saldo.',
      ],
      [
        'Fine for the price.',
        'Correct pour le prix.',
        'Für den Preis in Ordnung.',
        'Correcto por lo que cuesta.',
        'Giusto per quello che costa.',
      ],
      [
        'Best to try the size first.',
        'Mieux vaut essayer avant.',
        'Am besten vorher anprobieren.',
        'Mejor probar antes la talla.',
        'Meglio provare prima la taglia.',
        WORN,
      ],
    ],
  },
  cross: {
    titles: [
      ['Not for me', 'Pas pour moi', 'Nichts für mich', 'No es para mí', 'Non fa per me'],
      ['Expected more', 'J’attendais mieux', 'Mehr erwartet', 'Esperaba más', 'Mi aspettavo di più'],
      ['Sent back', 'Retour à l’envoyeur', 'Zurückgeschickt', 'Toca devolver', 'Ho fatto il reso'],
    ],
    openings: [
      [
        'Perhaps I expected too much.',
        'J’en attendais peut-être trop.',
        'Vielleicht habe ich zu viel erwartet.',
        'Quizá esperaba demasiado.',
        'Forse mi aspettavo troppo.',
      ],
      [
        'I read the reviews and expected better.',
        'Après avoir lu les avis, j’attendais mieux.',
        'Nach den Bewertungen hatte ich mehr erwartet.',
        'Leí las opiniones y esperaba más.',
        'Dopo aver letto le recensioni mi aspettavo di più.',
      ],
      [
        'Used twice.',
        'Deux utilisations seulement.',
        'Zweimal benutzt.',
        'Dos usos nada más.',
        'Due utilizzi e basta.',
      ],
      [
        'Perhaps it is just my build.',
        'C’est peut-être ma morphologie.',
        'Vielleicht liegt es an meiner Figur.',
        'Quizá sea por mi figura.',
        'Forse è solo la mia corporatura.',
        CLOTHES,
      ],
    ],
    endings: [
      [
        'The return was easy, at least.',
        'Retour sans souci, au moins.',
        'Die Rückgabe war immerhin einfach.',
        'Al menos la devolución fue fácil.',
        'Almeno il reso è stato semplice.',
      ],
      [
        'The refund came within the week.',
        'Remboursement reçu dans la semaine.',
        'Das Geld kam innerhalb einer Woche.',
        'Me devolvieron el dinero en una semana.',
        'Il rimborso è arrivato in una settimana.',
      ],
      [
        'Hoping the repair team can help.',
        'J’espère que l’atelier pourra m’aider.',
        'Ich hoffe, die Werkstatt kann helfen.',
        'A ver si el taller puede ayudarme.',
        'Spero che il laboratorio possa aiutarmi.',
        REPAIRABLE,
      ],
    ],
  },
};
