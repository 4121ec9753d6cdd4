import { Icon, type IconProps } from './Icon.tsx';

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 4h6v6M20 4l-9 9M17 14v6H4V7h6" />
  </Icon>
);
