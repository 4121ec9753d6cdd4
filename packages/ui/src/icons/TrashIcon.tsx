import { Icon, type IconProps } from './Icon.tsx';

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14" />
  </Icon>
);
