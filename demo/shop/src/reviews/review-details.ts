import type { PhraseBankName } from '../kinds/kind-spec.ts';
import type { Language } from '../language.ts';

type Detail = Readonly<Record<Language, readonly [glad: readonly string[], critical: readonly string[]]>>;

const CLOTHES: Detail = {
  en: [
    [
      'The cut leaves room to move and still looks neat.',
      'Washed six times, still looks new.',
      'Pockets are where my hands expect them.',
      'Soft on the skin from the first day.',
    ],
    ['The sleeves are long on me.', 'I would like one more pocket.', 'It is darker than on my screen.'],
  ],
  fr: [
    [
      'La coupe laisse bouger et reste élégante.',
      'Six lavages, toujours comme neuf.',
      'Les poches sont là où les mains les cherchent.',
      'Doux dès le premier jour.',
    ],
    [
      'Les manches sont longues pour moi.',
      'Il manque une poche.',
      'La couleur est plus foncée qu’à l’écran.',
    ],
  ],
  de: [
    [
      'Der Schnitt lässt Platz und sieht trotzdem ordentlich aus.',
      'Sechsmal gewaschen und wie neu.',
      'Die Taschen sitzen dort, wo die Hände sie suchen.',
      'Vom ersten Tag an weich auf der Haut.',
    ],
    [
      'Die Ärmel sind mir zu lang.',
      'Eine Tasche mehr wäre schön.',
      'Die Farbe ist dunkler als auf dem Bildschirm.',
    ],
  ],
  es: [
    [
      'El corte deja moverse y sigue quedando bien.',
      'Seis lavados y como el primer día.',
      'Los bolsillos están donde los buscan las manos.',
      'Muy agradable en la piel desde el primer día.',
    ],
    ['De largo me sobra un poco.', 'Le falta un bolsillo.', 'El color es más oscuro que en la pantalla.'],
  ],
  it: [
    [
      'Il taglio lascia muovere e resta elegante.',
      'Sei lavaggi e sembra nuovo.',
      'Le tasche sono dove le mani le cercano.',
      'Morbido sulla pelle fin dal primo giorno.',
    ],
    ['Per me è un po’ lungo.', 'Vorrei una tasca in più.', 'Il colore è più scuro che sullo schermo.'],
  ],
};
const GEAR: Detail = {
  en: [
    [
      'Everything on it feels made to be used with cold hands.',
      'Packed, dropped, rained on: fine.',
      'Clever details that you notice on the third day.',
    ],
    ['Heavier than I thought.', 'The instructions could be clearer.', 'Needs more room for what I carry.'],
  ],
  fr: [
    [
      'Tout se manie avec les mains froides.',
      'Rempli, tombé, trempé : intact.',
      'Des détails malins que l’on remarque au troisième jour.',
    ],
    ['Plus lourd que prévu.', 'La notice pourrait être plus claire.', 'Un peu juste pour ce que j’emporte.'],
  ],
  de: [
    [
      'Alles lässt sich mit kalten Händen bedienen.',
      'Gepackt, gefallen, verregnet: alles gut.',
      'Kluge Details, die man am dritten Tag bemerkt.',
    ],
    ['Schwerer als gedacht.', 'Die Anleitung dürfte klarer sein.', 'Für mein Gepäck etwas knapp.'],
  ],
  es: [
    [
      'Todo se maneja bien con las manos frías.',
      'Lleno, caído y mojado: sigue intacto.',
      'Detalles ingeniosos que descubres al tercer día.',
    ],
    [
      'Pesa más de lo que pensaba.',
      'Las instrucciones podrían ser más claras.',
      'Se queda algo justo para lo que llevo.',
    ],
  ],
  it: [
    [
      'Si usa tutto bene anche con le mani fredde.',
      'Riempito, caduto, bagnato: come nuovo.',
      'Dettagli furbi che noti al terzo giorno.',
    ],
    [
      'Pesa più del previsto.',
      'Le istruzioni potrebbero essere più chiare.',
      'Un po’ piccolo per quello che porto.',
    ],
  ],
};

/** What is praised or minded, by family of products. */
export const REVIEW_DETAILS: Readonly<Record<PhraseBankName, Detail>> = {
  shell: {
    en: [
      [
        'Six hours of rain and my shirt was dry.',
        'The hood actually turns with my head.',
        'Breathes better than anything I have owned.',
      ],
      ['A bit noisy when I walk.', 'The zip is stiff to begin with.', 'Short in the back for me.'],
    ],
    fr: [
      [
        'Six heures de pluie et la chemise est restée sèche.',
        'La capuche suit vraiment la tête.',
        'Respire mieux que tout ce que j’ai eu.',
      ],
      ['Un peu bruyante en marchant.', 'Le zip est dur au début.', 'Un peu courte dans le dos.'],
    ],
    de: [
      [
        'Sechs Stunden Regen, und das Hemd war trocken.',
        'Die Kapuze dreht sich wirklich mit.',
        'Atmungsaktiver als alles, was ich hatte.',
      ],
      ['Raschelt etwas beim Gehen.', 'Der Reißverschluss geht anfangs schwer.', 'Hinten für mich zu kurz.'],
    ],
    es: [
      [
        'Seis horas de lluvia y la camisa, seca.',
        'La capucha gira de verdad con la cabeza.',
        'Transpira mejor que todo lo que he tenido.',
      ],
      [
        'Hace un poco de ruido al andar.',
        'Al principio la cremallera va dura.',
        'Me queda corta por detrás.',
      ],
    ],
    it: [
      [
        'Sei ore di pioggia e la camicia era asciutta.',
        'Il cappuccio segue davvero la testa.',
        'Traspira meglio di tutto ciò che ho avuto.',
      ],
      ['Un po’ rumorosa quando cammino.', 'All’inizio la cerniera è dura.', 'Per me è corta dietro.'],
    ],
  },
  warm: {
    en: [
      [
        'Warm at minus ten with only a base layer.',
        'Packs to nothing and lofts right back.',
        'Looks right in town too.',
      ],
      ['Lost a feather or two.', 'Tight over a thick fleece.', 'Wish that the pockets were deeper.'],
    ],
    fr: [
      [
        'Chaude à moins dix avec une seule couche dessous.',
        'Se comprime à rien et regonfle aussitôt.',
        'Très bien en ville aussi.',
      ],
      [
        'Elle a perdu une plume ou deux.',
        'Juste par-dessus une grosse polaire.',
        'J’aimerais des poches plus profondes.',
      ],
    ],
    de: [
      [
        'Bei minus zehn nur mit Unterhemd warm.',
        'Winziges Packmaß und sofort wieder voll da.',
        'Sieht auch in der Stadt gut aus.',
      ],
      ['Hat ein, zwei Federn verloren.', 'Über dickem Fleece eng.', 'Die Taschen könnten tiefer sein.'],
    ],
    es: [
      [
        'Abriga a diez bajo cero solo con una camiseta debajo.',
        'No ocupa nada y recupera el volumen al momento.',
        'También queda bien en la ciudad.',
      ],
      [
        'Ha perdido alguna pluma.',
        'Justa por encima de un polar gordo.',
        'Ojalá los bolsillos fueran más hondos.',
      ],
    ],
    it: [
      [
        'Calda a meno dieci con solo una maglia sotto.',
        'Non occupa nulla e si rigonfia subito.',
        'Sta bene anche in città.',
      ],
      ['Ha perso una piuma o due.', 'Stretta sopra un pile spesso.', 'Vorrei tasche più profonde.'],
    ],
  },
  knit: CLOTHES,
  top: CLOTHES,
  bottom: CLOTHES,
  small: CLOTHES,
  shoe: {
    en: [
      [
        'No blisters, not even on the first day.',
        'The grip on wet roots is remarkable.',
        'Plenty of room for my toes.',
      ],
      ['Half a size up would have been better.', 'The laces come undone.', 'The sole is firm to begin with.'],
    ],
    fr: [
      [
        'Aucune ampoule, même le premier jour.',
        'L’accroche sur racines mouillées est remarquable.',
        'De la place pour les orteils.',
      ],
      [
        'Une demi-pointure de plus aurait été mieux.',
        'Les lacets se défont.',
        'La semelle est ferme au début.',
      ],
    ],
    de: [
      [
        'Keine Blasen, nicht einmal am ersten Tag.',
        'Der Halt auf nassen Wurzeln ist bemerkenswert.',
        'Viel Platz für die Zehen.',
      ],
      [
        'Eine halbe Nummer größer wäre besser gewesen.',
        'Die Schnürsenkel gehen auf.',
        'Die Sohle ist anfangs hart.',
      ],
    ],
    es: [
      [
        'Ni una ampolla, ni siquiera el primer día.',
        'El agarre sobre raíces mojadas es impresionante.',
        'Mucho espacio para los dedos.',
      ],
      ['Medio número más habría sido mejor.', 'Los cordones se sueltan.', 'La suela es dura al principio.'],
    ],
    it: [
      [
        'Nessuna vescica, nemmeno il primo giorno.',
        'La presa sulle radici bagnate è notevole.',
        'Tanto spazio per le dita.',
      ],
      ['Mezzo numero in più sarebbe stato meglio.', 'I lacci si sciolgono.', 'All’inizio la suola è dura.'],
    ],
  },
  carry: GEAR,
  tent: GEAR,
  sleep: GEAR,
  bottle: {
    en: [
      ['Tea still hot at four in the afternoon.', 'Does not leak in the bag.'],
      ['The coating chipped.', 'The cap is small for cold fingers.'],
    ],
    fr: [
      ['Le thé encore chaud à seize heures.', 'Ne fuit pas dans le sac.'],
      ['Le revêtement s’est écaillé.', 'Le bouchon est petit pour des doigts froids.'],
    ],
    de: [
      ['Der Tee war um vier noch heiß.', 'Läuft in der Tasche nicht aus.'],
      ['Die Beschichtung ist abgeplatzt.', 'Der Deckel ist klein für kalte Finger.'],
    ],
    es: [
      ['El té seguía caliente a las cuatro de la tarde.', 'No pierde ni una gota en la mochila.'],
      ['Se ha saltado la pintura.', 'El tapón es pequeño para los dedos fríos.'],
    ],
    it: [
      ['Il tè era ancora caldo alle quattro.', 'Non perde nello zaino.'],
      ['La vernice si è scheggiata.', 'Il tappo è piccolo per le dita fredde.'],
    ],
  },
};
