import { cutAmong } from '../picture.ts';
import type { Ink } from '../kit/ink.ts';
import type { Span } from './sandal-straps.ts';

export interface SandalStyle {
  readonly upper: 'webbing' | 'closed' | 'slide';
  readonly footbed: number;
  readonly straps: readonly Span[];
}

const SPANS = {
  toe: { near: [214, 290], crest: [300, 362], far: [330, 396], height: 132 },
  cross: { near: [356, 430], crest: [330, 400], far: [330, 400], height: 150 },
  instep: { near: [536, 624], crest: [604, 690], far: [640, 720], height: 262 },
  band: { near: [262, 560], crest: [352, 592], far: [392, 610], height: 216 },
} as const satisfies Record<string, Span>;

export function sandalStyleOf(ink: Ink): SandalStyle {
  const footbed = ink.random.pick([58, 68, 78]);
  switch (cutAmong(['sandal'], ink.picture)) {
    case 'river-sandal':
      return { upper: 'webbing', footbed, straps: [SPANS.toe, SPANS.cross, SPANS.instep] };
    case 'trek-sandal':
      return { upper: 'closed', footbed, straps: [SPANS.instep] };
    case 'camp-slide':
      return { upper: 'slide', footbed: footbed + 18, straps: [SPANS.band] };
  }
}
