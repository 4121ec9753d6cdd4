import { Icon, type IconProps } from './Icon.tsx';

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.75" />
    <path d="M12 11v6M12 7.25v1" />
  </Icon>
);
