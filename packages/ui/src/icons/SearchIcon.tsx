import { Icon, type IconProps } from './Icon.tsx';

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.75" cy="10.75" r="6.25" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);
