import { Icon, type IconProps } from './Icon.tsx';

export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 15.5 12 9l6.5 6.5" />
  </Icon>
);
