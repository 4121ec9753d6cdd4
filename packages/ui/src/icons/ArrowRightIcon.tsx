import { Icon, type IconProps } from './Icon.tsx';

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props} directional>
    <path d="M4 12h16M13.5 5.5 20 12l-6.5 6.5" />
  </Icon>
);
