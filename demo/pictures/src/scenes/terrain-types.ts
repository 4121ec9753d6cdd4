/** RGB, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

/** Terrain, light and camera; distances in units of about ten metres. */
export interface Terrain {
  readonly seed: number;
  /** Height of the highest summits above the plain. */
  readonly relief: number;
  /** Jagged rock (1) or rounded hills (0). */
  readonly rugged: number;
  /** Width of a mountain. */
  readonly span: number;
  readonly eye: number;
  /** Focal length over picture width: 1 is wide, 2 brings distant summits near. */
  readonly lens: number;
  /** The horizon's position from the top, 0 to 1. */
  readonly horizon: number;
  readonly near: number;
  readonly far: number;
  /** Where mountains start to rise. */
  readonly rise: number;
  /** Sun: to the right (1), left (-1), and its height. */
  readonly sun: readonly [right: number, up: number, away: number];
  readonly sunLight: Light;
  readonly shade: Light;
  readonly haze: Light;
  readonly hazeFrom: number;
  readonly hazeTo: number;
  readonly rock: Light;
  readonly ground: Light;
  readonly snow: Light;
  /** Snow above, plants below this height. */
  readonly snowLine: number;
  readonly plantLine: number;
  /** Below this height is water or valley floor. */
  readonly floor: number;
  /** Depth of the valley in the middle. */
  readonly valley: number;
  /** Land on the right (1), the left (-1) or both (0). */
  readonly side: number;
  /** Height of terraces, as in deserts; 0 for none. */
  readonly terraces: number;
}

/** The height at a place; fewer octaves leave out small shapes. */
export type Height = (x: number, z: number, octaves?: number) => number;
