import type { Bounds } from '../kit/studio.ts';
import type { Tube } from '../kit/tube.ts';

/** The measures of an upper garment seen from the front; widths are halves. */
export interface TopShape {
  readonly shoulder: number;
  readonly shoulderY: number;
  readonly neck: number;
  readonly neckY: number;
  readonly chest: number;
  readonly armpitY: number;
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly hemY: number;
  /** How far the front of the neck is cut down. */
  readonly neckDrop: number;
  readonly body: Tube;
  readonly bodyOutline: string;
  /** What the whole garment fills, for fitting it into the picture. */
  readonly bounds: Bounds;
  /** Right sleeve in the picture, then the left one; none for a sleeveless piece. */
  readonly sleeves: readonly Tube[];
}
