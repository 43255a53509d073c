export { MediaModule } from './media.module.ts';
export { MediaImage, type ImageVariant, type MediaStatus } from './media-image.entity.ts';
export { imageView, mediaUrl, type ImagePlace, type ImageView } from './image.mapper.ts';
export { imageReady } from './image.events.ts';
export { ImageStore, type AcceptedImage } from './image-store.service.ts';
export { ImagePipeline, type ProcessedImage } from './image-pipeline.ts';
export { uploadTooLarge } from './image-inspection.ts';
