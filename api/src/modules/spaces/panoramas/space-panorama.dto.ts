import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { IsInt, Max, Min } from 'class-validator';
import { LineRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { SpacePanoramaDto } from '../space-card.dto.ts';
import { SpaceDetailDto } from '../space.dto.ts';
import { SpaceEditingDto } from '../space-editing.dto.ts';
import { EditedSpaceInput } from '../editing/edited-space.dto.ts';

const LAST_POSITION = 100;
const position = toRuleMessage('range', { min: 0, max: LAST_POSITION });

@ApiSchema({ name: 'SpacePanoramaInput' })
export class SpacePanoramaInput extends EditedSpaceInput {
  @IsId()
  panorama_id!: number;
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
  space!: SpaceDetailDto;

  editing!: SpaceEditingDto;

  /** The changed panorama; null after deletion. */
  panorama!: SpacePanoramaDto | null;
}
