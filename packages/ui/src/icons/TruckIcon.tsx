import { Icon, type IconProps } from './Icon.tsx';

export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.75 17H2.5V6H14v11H8.75M14 17v-7h4l3.5 3.5V17h-2.25M14 17h1.25" />
    <circle cx="6.75" cy="17.5" r="2" />
    <circle cx="17.25" cy="17.5" r="2" />
  </Icon>
);
