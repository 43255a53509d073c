import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { toRuleMessage } from './rule-message.ts';

const FORMATS = ['csv', 'xlsx'] as const;

/** File format of a table export. */
export type FileFormat = (typeof FORMATS)[number];

/**
 * Field `format` of an export query. The query extends the one of the list, so both have the same filters
 * (`page` is accepted and ignored): `class AdminUsersExport extends AdminUsersQuery { @IsFileFormat()
 * format!: FileFormat; }`
 */
export const IsFileFormat = (): PropertyDecorator => (target, key) => {
  IsIn(FORMATS, { message: toRuleMessage('choice') })(target, key);
  ApiProperty({ enum: FORMATS })(target, key);
};
