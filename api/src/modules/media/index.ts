export { MediaModule } from './media.module.ts';
export { MediaImage, type ImageVariant, type MediaStatus } from './media-image.entity.ts';
export { MediaUse } from './media-use.entity.ts';
export {
  imageView,
  mediaUrl,
  panoramaView,
  storedImage,
  type ImagePlace,
  type ImageView,
  type StoredImage,
} from './image.mapper.ts';
export { imageSource } from './image.sources.ts';
export { ImageStore, type AcceptedImage } from './image-store.service.ts';
export { ImagePipeline, type ProcessedImage } from './image-pipeline.ts';
export { ImageLibrary, type ImageUser } from './image-library.service.ts';
export { ShareImages } from './share-images.service.ts';
export { readPictureForm } from './picture-form.ts';
