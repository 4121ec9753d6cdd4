import { Icon, type IconProps } from './Icon.tsx';

export const BagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 8h13l.9 12.5H4.6Z" />
    <path d="M8.75 10.5V7a3.25 3.25 0 0 1 6.5 0v3.5" />
  </Icon>
);
