import { Icon, type IconProps } from './Icon.tsx';

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 10.5h13v10h-13zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
  </Icon>
);
