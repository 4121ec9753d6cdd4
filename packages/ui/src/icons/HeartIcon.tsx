import { Icon, type IconProps } from './Icon.tsx';

export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20.25 4.7 12.9a4.7 4.7 0 0 1 0-6.7 4.76 4.76 0 0 1 6.7 0l.6.6.6-.6a4.76 4.76 0 0 1 6.7 0 4.7 4.7 0 0 1 0 6.7Z" />
  </Icon>
);
