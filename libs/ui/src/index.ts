export { Badge, type BadgeStyle } from './badge.tsx';
export { Breadcrumbs } from './breadcrumbs.tsx';
export {
  Button,
  ButtonAnchor,
  ButtonLink,
  IconButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './button.tsx';
export { CheckRow, type CheckRowProps } from './check-row.tsx';
export { Chip, RemovableChip, type ChipProps } from './chip.tsx';
export { classNames } from './class-names.ts';
export { EmptyState } from './empty-state.tsx';
export { CheckField, type CheckFieldProps } from './fields/check-field.tsx';
export { Field, type ControlProps, type FieldTexts } from './fields/field.tsx';
export { FormError } from './fields/form-error.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
export { SelectField, type SelectFieldProps } from './fields/select-field.tsx';
export { TextArea, type TextAreaProps } from './fields/text-area.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export * from './icons.ts';
export { Logo, LogoMark } from './logo.tsx';
export { Modal, Sheet, type ModalSize } from './modal.tsx';
export { Pagination, listVisiblePages } from './pagination.tsx';
export { Picture } from './picture.tsx';
export { OpenDoorPlan } from './plan.tsx';
export { PriceLevel } from './price-level.tsx';
export { SegmentedLinks, type Segment } from './segmented-links.tsx';
export { Skeleton, SpaceCardSkeleton } from './skeleton.tsx';
export {
  SpaceCardView,
  SpaceSizes,
  formatSpacePlace,
  formatSpacePrice,
  getSpaceTitle,
} from './space-card.tsx';
export { StatusTag, Tag, TagList } from './tag.tsx';
export { LegalLinks, LegalTermsLink, PrivacyLink } from './legal-terms-link.tsx';
export { useDialog } from './use-dialog.ts';
export { useMedia } from './use-media.ts';
