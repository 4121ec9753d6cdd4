import type { PhraseBank } from './phrase-bank.ts';

/** Hats, caps, gloves and socks. */
export const SMALL: PhraseBank = {
  bodies: [
    [
      'Small, quickly made and quickly missed when it is not in the pocket.',
      'Petit, vite rangé, et vite regretté quand il n’est pas dans la poche.',
      'Klein, schnell verstaut und sofort vermisst, wenn es nicht in der Tasche steckt.',
    ],
    [
      'Knitted in one piece where it can be, sewn twice where it must be.',
      'Tricoté d’une pièce quand c’est possible, cousu deux fois quand il le faut.',
      'Aus einem Stück gestrickt, wo es geht, und doppelt genäht, wo es sein muss.',
      ['wool', 'feet'],
    ],
    [
      'Goes with last year’s jacket and with next year’s too.',
      'Dans des teintes qui vont aussi avec la veste de l’an dernier.',
      'In Farben, die auch zur Jacke vom letzten Jahr passen.',
    ],
    [
      'Dries inside a jacket on the way down.',
      'Sèche sous la veste pendant la descente.',
      'Trocknet beim Abstieg unter der Jacke.',
    ],
    [
      'The sort of thing that gets given and then bought again.',
      'Le genre de chose que l’on offre, puis que l’on rachète.',
      'So etwas verschenkt man und kauft es dann noch einmal.',
    ],
  ],
  features: [
    ['Merino against the skin', 'Mérinos contre la peau', 'Merino auf der Haut', ['wool']],
    [
      'Dries fast and resists odour',
      'Sèche vite et résiste aux odeurs',
      'Trocknet schnell und bleibt geruchsarm',
    ],
    ['Reinforced heel and toe', 'Talon et pointe renforcés', 'Ferse und Spitze verstärkt', ['feet']],
    [
      'Hand-linked toe without a ridge',
      'Couture de pointe remaillée à la main',
      'Handgekettelte Spitze ohne Wulst',
      ['feet'],
    ],
    [
      'Arch support that stays up',
      'Maintien de la voûte qui ne glisse pas',
      'Stützzone, die nicht rutscht',
      ['feet'],
    ],
    [
      'Works a touchscreen with thumb and index',
      'Pouce et index compatibles écran tactile',
      'Touchscreen mit Daumen und Zeigefinger bedienbar',
      ['hands'],
    ],
    ['Grip printed on the palm', 'Paume antidérapante', 'Griffige Handfläche', ['hands']],
    [
      'Clips together so that a pair stays a pair',
      'S’attachent pour rester une paire',
      'Lassen sich zusammenclippen',
      ['hands'],
    ],
    [
      'Fits under hood and helmet',
      'Se porte sous capuche et casque',
      'Passt unter Kapuze und Helm',
      ['head'],
    ],
    [
      'Soft band inside against itching',
      'Bandeau intérieur doux',
      'Weiches Innenband gegen Kratzen',
      ['head'],
    ],
    [
      'Stitching and label in recycled yarn',
      'Coutures et étiquette en fil recyclé',
      'Nähte und Etikett aus recyceltem Garn',
    ],
  ],
  materials: [
    [
      '60% merino wool, 38% polyamide, 2% elastane',
      '60 % laine mérinos, 38 % polyamide, 2 % élasthanne',
      '60 % Merinowolle, 38 % Polyamid, 2 % Elasthan',
      ['wool'],
    ],
    [
      '92% recycled polyester, 8% elastane',
      '92 % polyester recyclé, 8 % élasthanne',
      '92 % recyceltes Polyester, 8 % Elasthan',
      ['tech'],
    ],
    ['100% organic cotton', '100 % coton biologique', '100 % Biobaumwolle', ['cotton']],
    [
      'Palm: goat leather; back: recycled polyester softshell',
      'Paume : cuir de chèvre ; dos : softshell en polyester recyclé',
      'Handfläche: Ziegenleder; Rücken: Softshell aus recyceltem Polyester',
      ['leather'],
    ],
  ],
  care: [
    ['Wash at 30 °C, inside out', 'Laver à 30 °C, sur l’envers', 'Bei 30 °C auf links waschen'],
    ['Dry flat', 'Sécher à plat', 'Liegend trocknen'],
    ['Do not iron', 'Ne pas repasser', 'Nicht bügeln'],
  ],
  fits: [
    [
      'One size for heads from 54 to 61 cm.',
      'Taille unique pour têtes de 54 à 61 cm.',
      'Einheitsgröße für Kopfumfang 54 bis 61 cm.',
      ['head'],
    ],
    [
      'Close fit. Measure the widest part of the hand.',
      'Coupe ajustée. Mesurez la partie la plus large de la main.',
      'Enge Passform. Miss die breiteste Stelle der Hand.',
      ['hands'],
    ],
    [
      'Crew height, light compression at the arch.',
      'Hauteur mi-mollet, légère compression de la voûte.',
      'Wadenhoch, leichte Kompression am Fußgewölbe.',
      ['feet'],
    ],
  ],
};

/** Bottles and flasks. */
export const BOTTLE: PhraseBank = {
  bodies: [
    [
      'Powder coated for grip, laser marked for looks, and free of anything you would not drink.',
      'Thermolaqué pour la prise, gravé au laser, et sans rien que l’on ne boirait.',
      'Pulverbeschichtet für guten Griff, lasergraviert und frei von allem, was man nicht trinken möchte.',
    ],
    [
      'Every part unscrews, so every part gets clean.',
      'Tout se dévisse, donc tout se nettoie.',
      'Jedes Teil lässt sich abschrauben und damit reinigen.',
    ],
    [
      'Dents are not a defect; they are where you have been.',
      'Les bosses ne sont pas un défaut : elles disent où vous êtes allé.',
      'Dellen sind kein Mangel, sondern die Orte, an denen du warst.',
    ],
  ],
  features: [
    [
      'Hot for 12 hours, cold for 24',
      'Chaud 12 heures, froid 24',
      '12 Stunden heiß, 24 Stunden kalt',
      ['vacuum'],
    ],
    [
      'Cap with a loop for a carabiner',
      'Bouchon à anse pour mousqueton',
      'Deckel mit Schlaufe für den Karabiner',
    ],
    ['Wide enough for ice', 'Goulot assez large pour les glaçons', 'Weit genug für Eiswürfel'],
    ['Leakproof, upside down too', 'Étanche, même à l’envers', 'Dicht, auch kopfüber'],
    [
      'Spare seals sold for ten years',
      'Joints de rechange disponibles dix ans',
      'Ersatzdichtungen zehn Jahre lang erhältlich',
    ],
    ['Taste-free, BPA-free', 'Sans goût, sans BPA', 'Geschmacksneutral, ohne BPA'],
  ],
  materials: [
    [
      '18/8 stainless steel, 90% recycled',
      'Acier inoxydable 18/8, à 90 % recyclé',
      'Edelstahl 18/8, zu 90 % recycelt',
    ],
    [
      'Cap: polypropylene with silicone seal',
      'Bouchon : polypropylène et joint silicone',
      'Deckel: Polypropylen mit Silikondichtung',
    ],
  ],
  care: [
    ['Dishwasher safe without the cap', 'Lave-vaisselle sans le bouchon', 'Ohne Deckel spülmaschinenfest'],
    ['Do not freeze', 'Ne pas congeler', 'Nicht einfrieren'],
  ],
  fits: [
    [
      'Fits a pack’s side pocket and most cup holders.',
      'Tient dans une poche latérale et la plupart des porte-gobelets.',
      'Passt in Seitentaschen und die meisten Getränkehalter.',
    ],
  ],
};
