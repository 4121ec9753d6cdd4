export interface DemoPerson {
  readonly role: string;
  readonly signsInAt: string;
  readonly name: string;
  readonly password: string;
}

export interface DemoCard {
  readonly number: string;
  readonly behaviour: string;
}

export interface SummaryFacts {
  readonly seconds: number;
  /** True while pictures are generated for the first time. */
  readonly isNew: boolean;
  /** Where orders and carts are stored. */
  readonly storedIn: string;
  readonly shop: string;
  readonly preview: string;
  readonly api: string;
  readonly sandbox: string;
  /** Empty without the demo. */
  readonly people: readonly DemoPerson[];
  readonly cards: readonly DemoCard[];
}

const LABEL_WIDTH = 20;
const labelled = (label: string, text: string): string => `  ${label.padEnd(LABEL_WIDTH)}${text}`;

/** Results of cards in plain words. */
const CARD_RESULTS: Readonly<Record<string, string>> = {
  pass: 'is accepted',
  decline: 'is declined',
  challenge: 'asks for a challenge',
};

const spaced = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ');

function cardLines(cards: readonly DemoCard[]): string[] {
  return Object.entries(CARD_RESULTS).flatMap(([behaviour, result], index) => {
    const card = cards.find((each) => each.behaviour === behaviour);
    return card === undefined
      ? []
      : [labelled(index === 0 ? 'Pay with' : '', `${spaced(card.number)}  ${result}`)];
  });
}

function peopleLines(people: readonly DemoPerson[], origins: SummaryFacts): string[] {
  const places = [...new Set(people.map(({ signsInAt }) => signsInAt))];
  const passwords = [...new Set(people.map(({ password }) => password))];
  return places.flatMap((place) => [
    '',
    `  Sign in at ${place === 'preview' ? 'the preview' : origins.shop + place} with ${passwords.join(' or ')}`,
    ...people
      .filter(({ signsInAt }) => signsInAt === place)
      .map(({ name, role }) => labelled(`  ${name}`, role)),
  ]);
}

/** The last lines of a start: addresses, and demo accounts and cards. */
export function describeStart(facts: SummaryFacts): string {
  return [
    '',
    `Ready in ${facts.seconds.toFixed(1)} s. Press Ctrl-C to stop; orders and carts are kept in ${facts.storedIn}.`,
    ...(facts.isNew ? ['Pictures are drawn in the background; one that a page needs is drawn first.'] : []),
    '',
    labelled('Shop', facts.shop),
    labelled('Preview', facts.preview),
    labelled('Mailbox', `${facts.sandbox}/mailbox`),
    labelled('Commerce service', facts.api),
    labelled('Sandbox', `${facts.sandbox}/`),
    ...(facts.people.length === 0
      ? []
      : ['', ...cardLines(facts.cards), ...peopleLines(facts.people, facts)]),
    '',
  ].join('\n');
}
