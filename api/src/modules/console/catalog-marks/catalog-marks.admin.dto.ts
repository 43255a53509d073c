import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const nullable = { nullable: true } as const;
const number = { message: toRuleMessage('integer') };
const LARGEST_ID = 2_147_483_647;

@ApiSchema({ name: 'FailingCatalogMark' })
export class FailingCatalogMarkDto {
  space_id!: number;
  name!: string;
  @ApiProperty({ type: String, format: 'date-time' }) since!: string;
  attempts!: number;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) next_at!: string | null;
  /** First line of the error, without e-mail addresses and secrets. */
  reason!: string;
}

@ApiSchema({ name: 'CatalogMarks' })
export class CatalogMarksDto {
  /** Changed spaces waiting for reindexing. */
  waiting!: number;
  /** Waiting spaces whose reindexing failed. */
  failing!: number;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) oldest_at!: string | null;
  /** Oldest first, at most 50. */
  items!: FailingCatalogMarkDto[];
}

@ApiSchema({ name: 'RetryCatalogMarksInput' })
export class RetryCatalogMarksInput {
  @ApiPropertyOptional({
    type: Number,
    minimum: 1,
    maximum: LARGEST_ID,
    description: 'One space; all failing spaces if omitted.',
  })
  @IsOptional()
  @IsInt(number)
  @Min(1, number)
  @Max(LARGEST_ID, number)
  space_id?: number;
}

@ApiSchema({ name: 'RetryCatalogMarksAnswer' })
export class RetryCatalogMarksAnswerDto {
  retried!: number;
}
