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

  @ApiProperty({ type: String, nullable: true, description: 'The middle size; null until it is made.' })
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
    description: 'Tiny data: address shown until the photograph is loaded.',
  })
  placeholder!: string | null;

  @ApiPropertyOptional({ type: String, description: 'Why it could not be made, Czech.' })
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
