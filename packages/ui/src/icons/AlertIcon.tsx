import { Icon, type IconProps } from './Icon.tsx';

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.75" />
    <path d="M12 7.25v6M12 15.75v1" />
  </Icon>
);
