import { Icon, type IconProps } from './Icon.tsx';

export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props} directional>
    <path d="M20 12H4M10.5 5.5 4 12l6.5 6.5" />
  </Icon>
);
