import type { Bounds } from '../kit/studio.ts';
import type { Tube } from '../kit/tube.ts';

/** An upper garment from the front; widths are halves. */
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
  /** Depth of the front neckline. */
  readonly neckDrop: number;
  readonly body: Tube;
  readonly bodyOutline: string;
  /** Bounds of the whole garment. */
  readonly bounds: Bounds;
  /** Right sleeve in the picture, then the left; none for sleeveless garments. */
  readonly sleeves: readonly Tube[];
}
