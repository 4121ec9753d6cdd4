/** A colour as three parts of light, from 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

/** What the land is, how it is lit and from where it is seen; distances are in units of about ten metres. */
export interface Terrain {
  readonly seed: number;
  /** Heights above the plain of the highest summits. */
  readonly relief: number;
  /** Jagged rock (1) or rounded hills (0). */
  readonly rugged: number;
  /** Width of a mountain. */
  readonly span: number;
  readonly eye: number;
  /** Focal length over picture width: 1 is wide, 2 brings distant summits near. */
  readonly lens: number;
  /** Line of sight: where the horizon lies from the top, 0 to 1. */
  readonly horizon: number;
  readonly near: number;
  readonly far: number;
  /** Where mountains begin to rise; before that the land is low. */
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
  /** Height above which snow lies, and below which plants grow. */
  readonly snowLine: number;
  readonly plantLine: number;
  /** Heights below this are water or valley floor and stay open. */
  readonly floor: number;
  /** How deep a valley runs away from the viewer in the middle. */
  readonly valley: number;
  /** Land on one side only: right (1), left (-1) or both (0). */
  readonly side: number;
  /** Height of the steps in which land rises, as in deserts; 0 for none. */
  readonly terraces: number;
}

/** The height of the land at a place; fewer octaves leave its smallest shapes out. */
export type Height = (x: number, z: number, octaves?: number) => number;
