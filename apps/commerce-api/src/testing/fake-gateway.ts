import type {
  Authorisation,
  CardSummary,
  PartRefund,
  PaymentGateway,
  PaymentRequest,
  PaymentStatus,
} from '../providers/payment/provider.ts';

const anyCard: CardSummary = { type: 'VISA', bin: '424242', lastFour: '4242' };

/** Behaviour of a session; defaults to `authorised`. */
export type SessionBehaviour =
  | Authorisation['kind']
  | 'insufficient'
  | 'fraud'
  | 'destination'
  | 'silent'
  | 'silent-but-authorised'
  | 'throws';

/** A payment provider with behaviour by session and readable books. */
export interface FakeGateway extends PaymentGateway {
  readonly behaviours: Map<string, SessionBehaviour>;
  /** Card fingerprints by session. */
  readonly fingerprints: Map<string, string>;
  readonly captures: string[];
  readonly voids: string[];
  readonly refunds: string[];
  /** Partial refunds, each once. */
  readonly partRefunds: PartRefund[];
  readonly authorisations: PaymentRequest[];
  /** Authorised and captured amounts. */
  readonly charged: () => string[];
  reset(): void;
  /** While true every call fails. */
  isDown: boolean;
}

const decide = (behaviour: SessionBehaviour, sessionId: string, card: CardSummary): PaymentStatus => {
  if (behaviour === 'challenge')
    return { kind: 'challenge', card, url: `https://issuer.test/challenge/${sessionId}` };
  if (behaviour === 'declined') return { kind: 'declined', reason: 'declined' };
  if (behaviour === 'insufficient' || behaviour === 'fraud' || behaviour === 'destination')
    return { kind: 'declined', reason: behaviour };
  return behaviour === 'silent' ? { kind: 'pending' } : { kind: 'authorised', card };
};

const afterChallenge = (card: CardSummary, result: string): PaymentStatus =>
  result === 'passed' ? { kind: 'authorised', card } : { kind: 'declined', reason: 'declined' };

function fakeSessions(): PaymentGateway['openSession'] {
  let sessions = 0;
  return async ({ origin }) => {
    sessions += 1;
    const sessionId = `session-${sessions}`;
    return {
      provider: 'fake',
      sessionId,
      frameUrl: `${origin}/frame/${sessionId}`,
      expiresInSeconds: 3_600,
    };
  };
}

/** In memory, so that it outlives a stopped service. */
export function fakeGateway(): FakeGateway {
  const books = new Map<string, PaymentStatus>();
  const behaviours = new Map<string, SessionBehaviour>();
  const fingerprints = new Map<string, string>();
  const captures: string[] = [];
  const voids: string[] = [];
  const refunds: string[] = [];
  const partRefunds: PartRefund[] = [];
  const authorisations: PaymentRequest[] = [];

  const asDecision = (status: PaymentStatus | undefined): Authorisation => {
    if (status === undefined || status.kind === 'voided') return { kind: 'declined', reason: 'declined' };
    if (status.kind === 'pending' || status.kind === 'none') throw new Error('no decision');
    return status;
  };

  const gateway: FakeGateway = {
    behaviours,
    fingerprints,
    captures,
    voids,
    refunds,
    partRefunds,
    authorisations,
    isDown: false,
    reset() {
      for (const list of [captures, voids, refunds, partRefunds, authorisations]) list.length = 0;
      books.clear();
      behaviours.clear();
      fingerprints.clear();
      gateway.isDown = false;
    },
    charged: () => [...books].filter(([, status]) => status.kind === 'authorised').map(([key]) => key),
    openSession: fakeSessions(),
    async authorise(request) {
      if (gateway.isDown) throw new Error('unreachable');
      authorisations.push(request);
      const source = request.sessionId ?? request.cardToken ?? '';
      const behaviour = behaviours.get(source) ?? 'authorised';
      if (behaviour === 'throws') throw new Error('unreachable');
      if (behaviour === 'no-card') return { kind: 'no-card' };
      const card = { ...anyCard, fingerprint: fingerprints.get(source) };
      if (!books.has(request.key)) books.set(request.key, decide(behaviour, source, card));
      if (behaviour === 'silent' || behaviour === 'silent-but-authorised')
        return new Promise(() => undefined);
      return asDecision(books.get(request.key));
    },
    async answerChallenge({ key, result }) {
      if (gateway.isDown) throw new Error('unreachable');
      const known = books.get(key);
      if (known?.kind === 'challenge') books.set(key, afterChallenge(known.card, result));
      return asDecision(books.get(key));
    },
    async capture(key) {
      if (gateway.isDown) throw new Error('unreachable');
      if (books.get(key)?.kind !== 'authorised') throw new Error('nothing to capture');
      if (!captures.includes(key)) captures.push(key);
    },
    async void(key) {
      if (gateway.isDown) throw new Error('unreachable');
      if (captures.includes(key)) throw new Error('captured');
      voids.push(key);
      books.set(key, { kind: 'voided' });
    },
    async refund(key) {
      if (gateway.isDown) throw new Error('unreachable');
      if (!refunds.includes(key)) refunds.push(key);
      books.set(key, { kind: 'voided' });
    },
    async refundPart(part) {
      if (gateway.isDown) throw new Error('unreachable');
      if (!captures.includes(part.key)) throw new Error('nothing was captured');
      if (!partRefunds.some(({ refundKey }) => refundKey === part.refundKey)) partRefunds.push(part);
    },
    async status(key) {
      if (gateway.isDown) throw new Error('unreachable');
      return books.get(key) ?? { kind: 'none' };
    },
  };
  return gateway;
}
