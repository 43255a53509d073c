export { MediaModule } from './media.module.ts';
export { MediaImage, type ImageVariant, type MediaStatus } from './media-image.entity.ts';
export { MediaUse } from './media-use.entity.ts';
export {
  toImageView,
  mediaUrl,
  toPanoramaView,
  toStoredImage,
  type ImagePlacement,
  type ImageView,
  type StoredImage,
} from './image.mapper.ts';
export { imageSource } from './image.sources.ts';
export { ImageStoreService, type AcceptedImage } from './image-store.service.ts';
export { ImagePipeline, type ProcessedImage, type StorablePhoto } from './image-pipeline.ts';
export { ImageLibraryService, type ImageSubject } from './image-library.service.ts';
export { ShareImagesService } from './share-images.service.ts';
export { readImageForm } from './image-form.ts';
