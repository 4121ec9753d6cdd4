// oxlint-disable-next-line typescript/triple-slash-reference -- importers of this source get the types of its stylesheets
/// <reference path="./css.d.ts" />
export { classNames } from './class-names.ts';
export type { LinkComponent, LinkProps } from './link.ts';
export * from './icons/index.ts';
export { Button, type ButtonProps } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export {
  IconButton,
  IconLink,
  type IconButtonProps,
  type IconLinkProps,
  type PaintedIcon,
} from './button/IconButton.tsx';
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
export { Breadcrumbs, type BreadcrumbsProps } from './navigation/Breadcrumbs.tsx';
export { Pagination, type PaginationProps } from './navigation/Pagination.tsx';
export { Stepper, type StepperProps } from './navigation/Stepper.tsx';
export {
  Field,
  FieldError,
  FieldHint,
  useControlProps,
  type ControlProps,
  type FieldTexts,
} from './fields/Field.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { TextareaField, type TextareaFieldProps } from './fields/TextareaField.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/SelectField.tsx';
export { Checkbox, type CheckboxProps } from './fields/Checkbox.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './fields/RadioGroup.tsx';
export { FormErrorSummary, type FormErrorSummaryProps } from './fields/FormErrorSummary.tsx';
export { QuantityField, type QuantityFieldProps } from './fields/QuantityField.tsx';
export { Price, type PriceProps } from './product/Price.tsx';
export { Badge, type BadgeProps } from './product/Badge.tsx';
export { Rating, type RatingProps } from './product/Rating.tsx';
export { Swatch, type SwatchProps } from './product/Swatch.tsx';
export {
  SwatchGroup,
  SwatchLinks,
  type SwatchGroupProps,
  type SwatchLinksProps,
} from './product/SwatchGroup.tsx';
export { SizePicker, type SizeOption, type SizePickerProps } from './product/SizePicker.tsx';
export {
  Picture,
  type ImageFormat,
  type ImageUrl,
  type PictureProps,
  type PictureVariant,
} from './media/Picture.tsx';
export { Carousel, type CarouselProps, type CarouselRotation } from './media/Carousel.tsx';
export { useRotationPause } from './media/use-rotation-pause.ts';
export { Notice, type NoticeProps, type Tone } from './feedback/Notice.tsx';
export { ToastRegion, type Toast, type ToastRegionProps } from './feedback/ToastRegion.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { Dialog, type DialogProps } from './overlay/Dialog.tsx';
export { opensDialog } from './overlay/opens-dialog.ts';
export { Accordion, Disclosure, type AccordionProps, type DisclosureProps } from './overlay/Disclosure.tsx';
