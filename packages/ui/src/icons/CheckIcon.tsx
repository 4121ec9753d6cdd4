import { Icon, type IconProps } from './Icon.tsx';

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 12.75 5 5 10-11" />
  </Icon>
);
