import styles from './picker.module.css';

export interface SwatchProps {
  /** One to three CSS colours, side by side. */
  readonly colors: readonly string[];
  /** Struck through; the label has to say why. */
  readonly struck?: boolean | undefined;
  readonly size?: 'sm' | 'md' | undefined;
}

/** A round colour sample; SVG, because the page policy allows no style attribute. Its label names it. */
export function Swatch({ colors, struck = false, size = 'md' }: SwatchProps) {
  const side = size === 'sm' ? 20 : 36;
  const width = 28 / colors.length;
  return (
    <svg viewBox="0 0 36 36" width={side} height={side} aria-hidden="true" focusable="false">
      {colors.length > 1 && (
        <svg x={4} y={4} width={28} height={28} viewBox="0 0 28 28">
          {colors.map((color, index) => (
            <path key={index} d={slice(index * width, (index + 1) * width)} fill={color} />
          ))}
        </svg>
      )}
      <circle
        className={styles['edge']}
        cx={18}
        cy={18}
        r={13.5}
        fill={colors.length === 1 ? colors[0] : 'none'}
      />
      <circle className={styles['ring']} cx={18} cy={18} r={17} />
      {struck && <path className={styles['strikeHalo']} d="M8 28 28 8" />}
      {struck && <path className={styles['strike']} d="M8 28 28 8" />}
    </svg>
  );
}

/** The part of a circle of radius 14 between two vertical lines. */
function slice(from: number, to: number): string {
  const half = (x: number) => Math.sqrt(Math.max(0, 14 ** 2 - (x - 14) ** 2));
  const round = (value: number) => Math.round(value * 100) / 100;
  const point = (x: number, sign: 1 | -1) => `${round(x)} ${round(14 + sign * half(x))}`;
  return `M${point(from, -1)}A14 14 0 0 1 ${point(to, -1)}L${point(to, 1)}A14 14 0 0 1 ${point(from, 1)}Z`;
}
