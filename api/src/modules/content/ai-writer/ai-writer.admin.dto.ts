import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { AI_WRITER } from '@prostora/contracts';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import {
  CleanLine,
  combineRules,
  LineRules,
  OneLine,
  RequiredLineRules,
  RequiredTextRules,
  TextRules,
  NestedRules,
} from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const { limits, tones, lengths, wishes } = AI_WRITER;

const Lines = (maxItems: number, length: number): PropertyDecorator =>
  combineRules(
    ApiProperty({ type: [String], maxItems }),
    IsArray({ message: toRuleMessage('choice') }),
    ArrayMaxSize(maxItems, { message: toRuleMessage('choice') }),
    CleanLine(),
    IsString({ each: true, message: toRuleMessage('text') }),
    OneLine({ each: true }),
    IsNotEmpty({ each: true, message: toRuleMessage('required') }),
    MaxLength(length, { each: true, message: toRuleMessage('maxLength', { max: length }) }),
  );

/** Assignment of a post. */
export class AiAssignmentInput {
  @ApiProperty({ type: String, maxLength: limits.topic })
  @RequiredLineRules(limits.topic)
  topic!: string;

  @Lines(limits.keywords, limits.keyword)
  keywords!: string[];

  @ApiProperty({ enum: tones })
  @IsIn(tones, { message: toRuleMessage('choice') })
  tone!: (typeof tones)[number];

  @ApiProperty({ enum: lengths, description: 'About 500, 900 or 1500 words.' })
  @IsIn(lengths, { message: toRuleMessage('choice') })
  length!: (typeof lengths)[number];

  @ApiProperty({
    type: String,
    maxLength: limits.notes,
    description: 'Further instructions; may be empty.',
  })
  @TextRules(limits.notes)
  notes!: string;
}

export class AiSectionInput {
  @ApiProperty({ type: String, maxLength: limits.heading })
  @RequiredLineRules(limits.heading)
  heading!: string;

  @Lines(limits.points, limits.point)
  points!: string[];
}

/** A post with its outline. */
export class AiArticleInput extends AiAssignmentInput {
  @ApiProperty({ type: String, maxLength: limits.heading })
  @RequiredLineRules(limits.heading)
  title!: string;

  @ApiProperty({ type: [AiSectionInput], maxItems: limits.sections })
  @IsArray({ message: toRuleMessage('choice') })
  @ArrayNotEmpty({ message: toRuleMessage('required') })
  @ArrayMaxSize(limits.sections, { message: toRuleMessage('choice') })
  @NestedRules({ each: true, message: toRuleMessage('choice') })
  @Type(() => AiSectionInput)
  sections!: AiSectionInput[];
}

export class AiPassageInput {
  @ApiProperty({ type: String, maxLength: limits.passage })
  @RequiredTextRules(limits.passage)
  passage!: string;

  @ApiProperty({
    type: String,
    maxLength: limits.around,
    description: 'Text around the passage; may be empty.',
  })
  @TextRules(limits.around)
  around!: string;

  @ApiProperty({ enum: wishes })
  @IsIn(wishes, { message: toRuleMessage('choice') })
  wish!: (typeof wishes)[number];

  @ApiProperty({
    type: String,
    maxLength: limits.topic,
    description: 'Free-text instruction; may be empty.',
  })
  @LineRules(limits.topic)
  own_wish!: string;
}

/** A post that needs titles or a description. */
export class AiPostInput {
  @ApiProperty({ type: String, maxLength: limits.topic })
  @RequiredLineRules(limits.topic)
  title!: string;

  @ApiProperty({ type: String, maxLength: limits.text })
  @TextRules(limits.text)
  text!: string;

  @Lines(limits.keywords, limits.keyword)
  keywords!: string[];
}

/** Configured model. */
@ApiSchema({ name: 'AiWriterState' })
export class AiWriterStateDto {
  configured!: boolean;

  model!: string | null;

  /** Host of the provider. */
  host!: string | null;
}
