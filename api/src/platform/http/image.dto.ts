import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'ImageSource' })
export class ImageSourceDto {
  @ApiProperty({ type: String, example: 'image/avif' })
  type!: string;

  @ApiProperty({ type: String })
  srcset!: string;
}

/** A photograph (PRODUCT §4). */
export class PhotoDto {
  @ApiProperty({ enum: ['processing', 'ready', 'failed'] })
  status!: 'processing' | 'ready' | 'failed';

  @ApiProperty({ type: String, nullable: true, description: 'The medium size; null until it is generated.' })
  url!: string | null;

  @ApiProperty({ type: [ImageSourceDto] })
  sources!: ImageSourceDto[];

  @ApiProperty({ type: Number, nullable: true })
  width!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  height!: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Tiny `data:` URL shown until the image is loaded.',
  })
  placeholder!: string | null;

  @ApiPropertyOptional({ type: String, description: 'Czech reason of a failure.' })
  failure?: string;

  @ApiProperty({ type: String })
  alt!: string;
}

/** A photograph of a text, a cover or the settings, by its id. */
@ApiSchema({ name: 'StoredImage' })
export class StoredImageDto extends PhotoDto {
  @ApiProperty({ type: Number })
  id!: number;
}
