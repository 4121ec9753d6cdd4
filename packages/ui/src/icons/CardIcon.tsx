import { Icon, type IconProps } from './Icon.tsx';

export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 5.5h18v13H3zM3 9.75h18M6.5 15h4" />
  </Icon>
);
