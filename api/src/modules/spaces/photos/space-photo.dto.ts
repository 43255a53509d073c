import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { CollapseLines, LineRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { SpaceImageDto } from '../space-card.dto.ts';
import { SpaceDetailDto } from '../space.dto.ts';
import { SpaceEditingDto } from '../space-editing.dto.ts';
import { EditedSpaceInput } from '../editing/edited-space.dto.ts';

const ALT_LENGTH = 200;
const LAST_POSITION = 10_000;
const position = toRuleMessage('range', { min: 0, max: LAST_POSITION });

@ApiSchema({ name: 'MoveSpaceImageInput' })
export class MoveSpaceImageInput extends EditedSpaceInput {
  @IsId()
  space_image_id!: number;

  @ApiProperty({
    type: Number,
    minimum: 0,
    description: '0 is the top photo; a value beyond the end means last.',
  })
  @IsInt({ message: toRuleMessage('integer') })
  @Min(0, { message: position })
  @Max(LAST_POSITION, { message: position })
  position!: number;
}

@ApiSchema({ name: 'DescribeSpaceImageInput' })
export class DescribeSpaceImageInput extends EditedSpaceInput {
  @IsId()
  space_image_id!: number;

  @ApiProperty({ type: String, maxLength: ALT_LENGTH, description: 'Alternative text.' })
  @CollapseLines()
  @LineRules(ALT_LENGTH)
  alt!: string;
}

@ApiSchema({ name: 'DeleteSpaceImageInput' })
export class DeleteSpaceImageInput extends EditedSpaceInput {
  @IsId()
  id_space_image!: number;

  @ApiPropertyOptional({ type: String, description: 'URL of the photo; ignored in favour of the id.' })
  @IsOptional()
  @IsString({ message: toRuleMessage('text') })
  @MaxLength(500, { message: toRuleMessage('maxLength', { max: 500 }) })
  url?: string | null;
}

@ApiSchema({ name: 'SpaceImageAnswer' })
export class SpaceImageAnswerDto {
  space!: SpaceDetailDto;

  editing!: SpaceEditingDto;

  /** The changed photo; null after deletion. */
  image!: SpaceImageDto | null;

  @ApiProperty({ type: String, nullable: true, description: 'Always null; errors have a body of their own.' })
  error!: null;

  redirect_to_url!: string | null;
}
