// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this source gets the types of its stylesheets with it
/// <reference path="./css.d.ts" />
export { classNames } from './class-names.ts';
export type { LinkComponent, LinkProps } from './link.ts';
export * from './icons/index.ts';
export { Button, type ButtonProps } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './button/IconButton.tsx';
export { buttonClassName, type ButtonLook } from './button/button-look.ts';
export type { BoxProps, Gap } from './layout/box.ts';
export { Container, type ContainerProps } from './layout/Container.tsx';
export { Cluster, Stack, type ClusterProps, type StackProps } from './layout/Stack.tsx';
export { Grid, type GridProps } from './layout/Grid.tsx';
export { Rule } from './layout/Rule.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './text/Heading.tsx';
export { Eyebrow, Prose, Text, type TextProps } from './text/Text.tsx';
export { VisuallyHidden } from './text/VisuallyHidden.tsx';
export { SkipLink } from './navigation/SkipLink.tsx';
