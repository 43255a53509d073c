export { MediaImage, type ImageVariant, type MediaStatus } from './media-image.entity.ts';
