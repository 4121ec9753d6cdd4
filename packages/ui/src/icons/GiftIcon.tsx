import { Icon, type IconProps } from './Icon.tsx';

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8h17v4h-17zM5 12h14v8.5H5zM12 8v12.5M12 8S8.5 8 7.5 6.5 9 3 10.5 4.5 12 8 12 8Zm0 0s3.5 0 4.5-1.5S15 3 13.5 4.5 12 8 12 8Z" />
  </Icon>
);
