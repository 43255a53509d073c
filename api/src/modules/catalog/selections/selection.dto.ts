import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SELECTIONS, VOTE_ANSWERS, type VoteAnswer } from '@prostora/contracts/selections.ts';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, Matches } from 'class-validator';
import {
  CollapseLines,
  NestedRules,
  PlainName,
  RequiredLineRules,
} from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { ComparedSpaceDto, ComparisonEventQuery, GoneSpaceDto } from '../favourites/index.ts';

const MAX_TOKEN_LENGTH = 100;
/** At least 128 bits as text. */
const VOTER_KEY = /^[\w-]{22,64}$/u;
const choice = { message: toRuleMessage('choice') };
const list = { message: toRuleMessage('list') };

/** The event parameters are those of the catalogue. */
@ApiSchema({ name: 'SelectionInput' })
export class SelectionInput extends ComparisonEventQuery {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: SELECTIONS.spaces })
  @IsArray(choice)
  @ArrayMinSize(1, choice)
  @ArrayMaxSize(SELECTIONS.spaces, list)
  @ArrayUnique(choice)
  @IsId({ each: true })
  space_ids!: number[];
}

@ApiSchema({ name: 'SelectionLink' })
export class SelectionLinkDto {
  id!: number;
  /** Of the sender's page. */
  token!: string;
}

@ApiSchema({ name: 'SelectionLinkCall' })
export class SelectionLinkCall {
  @ApiProperty({ type: String, description: 'Of the sender or of the voters.' })
  @RequiredLineRules(MAX_TOKEN_LENGTH)
  token!: string;
}

@ApiSchema({ name: 'SelectionVoterCall' })
export class SelectionVoterCall extends SelectionLinkCall {
  @ApiProperty({ type: String, description: 'Secret of the browser, which has one vote.' })
  @Matches(VOTER_KEY, choice)
  voter_key!: string;
}

@ApiSchema({ name: 'SelectionAnswer' })
export class SelectionAnswerDto {
  @ApiProperty({ type: Number })
  @IsId()
  space_id!: number;

  @ApiProperty({ enum: VOTE_ANSWERS, enumName: 'VoteAnswer' })
  @IsIn(VOTE_ANSWERS, choice)
  answer!: VoteAnswer;
}

@ApiSchema({ name: 'SelectionVoteInput' })
export class SelectionVoteInput extends SelectionVoterCall {
  @ApiProperty({ type: String, maxLength: SELECTIONS.name })
  @CollapseLines()
  @RequiredLineRules(SELECTIONS.name)
  @PlainName()
  name!: string;

  @ApiProperty({ type: [SelectionAnswerDto], minItems: 1, maxItems: SELECTIONS.spaces })
  @IsArray(choice)
  @ArrayMinSize(1, { message: toRuleMessage('required') })
  @ArrayMaxSize(SELECTIONS.spaces, list)
  @ArrayUnique(({ space_id: id }: SelectionAnswerDto) => id, choice)
  @NestedRules({ each: true, ...choice })
  @Type(() => SelectionAnswerDto)
  answers!: SelectionAnswerDto[];
}

@ApiSchema({ name: 'SelectionChoiceInput' })
export class SelectionChoiceInput extends SelectionLinkCall {
  @ApiProperty({ type: Number })
  @IsId()
  space_id!: number;
}

@ApiSchema({ name: 'SelectionCounts' })
export class SelectionCountsDto {
  space_id!: number;
  yes!: number;
  maybe!: number;
  no!: number;
}

@ApiSchema({ name: 'SelectionVote' })
export class SelectionVoteDto {
  /** Empty after the person was erased. */
  name!: string;
  answers!: SelectionAnswerDto[];
}

@ApiSchema({ name: 'Selection' })
export class SelectionDto {
  id!: number;
  is_sender!: boolean;
  /** Query string of the event, such as `?date_from=2027-05-15&guests=80`; empty without one. */
  event!: string;
  /** Published spaces in the order of the selection, with their present offers. */
  spaces!: ComparedSpaceDto[];
  /** Spaces that are not offered any more; they cannot be taken. */
  gone!: GoneSpaceDto[];
  counts!: SelectionCountsDto[];
  /** Number of votes. */
  voters!: number;
  /** Null for voters, who see the counts only. */
  votes!: SelectionVoteDto[] | null;
  /** Token of the page for voters; null for voters. */
  voter_token!: string | null;
  chosen_space_id!: number | null;
  @ApiProperty({ type: String, format: 'date-time' }) expires_at!: string;
}

@ApiSchema({ name: 'SelectionDetails' })
export class SelectionDetailsDto {
  selection!: SelectionDto;
}
