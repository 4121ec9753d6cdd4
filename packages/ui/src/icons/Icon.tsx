import type { ReactNode } from 'react';

const SIDE = { sm: 16, md: 20, lg: 24, xl: 32 } as const;

export interface IconProps {
  /** 16, 20 (default), 24 or 32 px. */
  readonly size?: keyof typeof SIDE | undefined;
  /** The accessible name; without one the icon is decorative. */
  readonly label?: string | undefined;
  /** Fills the outline, for a state such as "is a favourite". */
  readonly filled?: boolean | undefined;
  readonly className?: string | undefined;
}

interface DrawnIconProps extends IconProps {
  /** Mirrored in right-to-left text. */
  readonly directional?: boolean;
  readonly children: ReactNode;
}

/** A line icon on a 24 px grid in the text's colour; decorative without a label. */
export function Icon({
  size = 'md',
  label,
  filled = false,
  className,
  directional = false,
  children,
}: DrawnIconProps) {
  const side = SIDE[size];
  return (
    <svg
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      focusable="false"
      className={className}
      data-directional={directional || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children}
    </svg>
  );
}
