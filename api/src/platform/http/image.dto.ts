import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'ImageSource' })
export class ImageSourceDto {
  @ApiProperty({ type: String, example: 'image/avif' })
  type!: string;

  srcset!: string;
}

/** A photograph (PRODUCT §4). */
export class PhotoDto {
  @ApiProperty({ enum: ['processing', 'ready', 'failed'] })
  status!: 'processing' | 'ready' | 'failed';

  /** The medium size; null until it is generated. */
  url!: string | null;

  sources!: ImageSourceDto[];

  width!: number | null;

  height!: number | null;

  /** Tiny `data:` URL shown until the image is loaded. */
  placeholder!: string | null;

  /** Czech reason of a failure. */
  failure?: string;

  alt!: string;
}

/** A photograph of a text, a cover or the settings, by its id. */
@ApiSchema({ name: 'StoredImage' })
export class StoredImageDto extends PhotoDto {
  id!: number;
}
