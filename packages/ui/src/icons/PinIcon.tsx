import { Icon, type IconProps } from './Icon.tsx';

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21.5s7-6.4 7-11.6a7 7 0 0 0-14 0c0 5.2 7 11.6 7 11.6Z" />
    <circle cx="12" cy="9.75" r="2.5" />
  </Icon>
);
