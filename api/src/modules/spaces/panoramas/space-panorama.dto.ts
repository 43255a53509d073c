import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { LineRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { SpacePanoramaDto } from '../space-card.dto.ts';
import { SpaceDetailDto } from '../space.dto.ts';
import { SpaceEditingDto } from '../editing/space-editing.dto.ts';
import { MAX_TOKEN_LENGTH } from '../editing/space-input.dto.ts';

const LAST_POSITION = 100;
const position = toRuleMessage('range', { min: 0, max: LAST_POSITION });

@ApiSchema({ name: 'SpacePanoramaInput' })
export class SpacePanoramaInput {
  @ApiProperty({ type: Number })
  @IsId()
  space_id!: number;

  @ApiProperty({ type: Number })
  @IsId()
  panorama_id!: number;

  @ApiPropertyOptional({
    type: String,
    description: 'Token of an edit link of the space, instead of a session.',
  })
  @IsOptional()
  @IsString({ message: toRuleMessage('text') })
  @MaxLength(MAX_TOKEN_LENGTH, { message: toRuleMessage('maxLength', { max: MAX_TOKEN_LENGTH }) })
  auth_token?: string | null;
}

@ApiSchema({ name: 'MoveSpacePanoramaInput' })
export class MoveSpacePanoramaInput extends SpacePanoramaInput {
  @ApiProperty({
    type: Number,
    minimum: 0,
    description: '0 is the start of the tour; a value beyond the end means last.',
  })
  @IsInt({ message: toRuleMessage('integer') })
  @Min(0, { message: position })
  @Max(LAST_POSITION, { message: position })
  position!: number;
}

@ApiSchema({ name: 'SpacePanoramaTitleInput' })
export class SpacePanoramaTitleInput extends SpacePanoramaInput {
  @ApiProperty({ type: String, maxLength: LIMITS.panoramaTitle, description: 'Viewpoint.' })
  @LineRules(LIMITS.panoramaTitle)
  title!: string;
}

@ApiSchema({ name: 'SpacePanoramaAnswer' })
export class SpacePanoramaAnswerDto {
  @ApiProperty({ type: SpaceDetailDto })
  space!: SpaceDetailDto;

  @ApiProperty({ type: SpaceEditingDto })
  editing!: SpaceEditingDto;

  @ApiProperty({
    type: SpacePanoramaDto,
    nullable: true,
    description: 'The changed panorama; null after deletion.',
  })
  panorama!: SpacePanoramaDto | null;
}
