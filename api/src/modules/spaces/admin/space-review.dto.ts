import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { SPACE_STATUSES, type SpaceStatusValue } from '@prostora/contracts';
import { Type } from 'class-transformer';
import { IsDate, IsOptional } from 'class-validator';
import { PageInfo } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { SpaceOwnerDto } from './space.admin.dto.ts';
import { SpaceImageDto } from '../space-card.dto.ts';

@ApiSchema({ name: 'ReviewedSpace' })
export class ReviewedSpaceDto {
  id!: number;
  url!: string;
  space_name!: string;
  building_name!: string;
  @ApiProperty({ enum: SPACE_STATUSES, enumName: 'SpaceStatus' }) status!: SpaceStatusValue;
  image!: SpaceImageDto | null;
}

/** Any value JSON knows. */
const jsonValue = {
  oneOf: [{ type: 'string', nullable: true }, { type: 'number' }, { type: 'array', items: {} }],
};

/** A field before and after in readable form: names of tags, amounts in CZK, text without markup. */
@ApiSchema({ name: 'ReviewedChange' })
export class ReviewedChangeDto {
  field!: string;
  @ApiProperty(jsonValue) before!: unknown;
  @ApiProperty(jsonValue) after!: unknown;
}

/** Changes of a published space by its owner since the last review by the operator. */
@ApiSchema({ name: 'SpaceReviewRow' })
export class SpaceReviewRowDto {
  id!: number;
  space!: ReviewedSpaceDto;
  owner!: SpaceOwnerDto;
  @ApiProperty({ type: String, format: 'date-time' }) opened_at!: string;
  @ApiProperty({ type: String, format: 'date-time' }) changed_at!: string;
  changes!: ReviewedChangeDto[];
}

@ApiSchema({ name: 'CloseReviewInput' })
export class CloseReviewInput {
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Timestamp of the latest reviewed change; 409 if there are later ones.',
  })
  @IsOptional()
  @Type(() => Date)
  @IsDate({ message: toRuleMessage('date') })
  changed_at?: Date | null;
}

@ApiSchema({ name: 'SpaceReviewsAnswer' })
export class SpaceReviewsAnswerDto extends PageInfo {
  items!: SpaceReviewRowDto[];
}
