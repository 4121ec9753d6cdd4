import { Icon, type IconProps } from './Icon.tsx';

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="3.75" />
    <path d="M4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6" />
  </Icon>
);
