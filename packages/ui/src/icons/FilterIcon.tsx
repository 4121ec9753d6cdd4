import { Icon, type IconProps } from './Icon.tsx';

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 7.5h8M16.5 7.5h4M3.5 16.5h4M12.5 16.5h8" />
    <circle cx="14" cy="7.5" r="2.25" />
    <circle cx="10" cy="16.5" r="2.25" />
  </Icon>
);
