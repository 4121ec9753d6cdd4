import { Icon, type IconProps } from './Icon.tsx';

export const ReturnIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 4.5 3.75 8.75 8 13" />
    <path d="M3.75 8.75h10.5a5.5 5.5 0 0 1 0 11H7" />
  </Icon>
);
