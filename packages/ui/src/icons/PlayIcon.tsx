import { Icon, type IconProps } from './Icon.tsx';

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.5v15l12-7.5Z" />
  </Icon>
);
