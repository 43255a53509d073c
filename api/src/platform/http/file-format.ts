import { ApiProperty } from '@nestjs/swagger';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { IsIn } from 'class-validator';

const FORMATS = ['csv', 'xlsx'] as const;

/** In what a table is downloaded. */
export type FileFormat = (typeof FORMATS)[number];

/**
 * The member `format` of an export's query. The query is a subclass of the list's, so that both know the same filters (a page is let
 * pass and means nothing): `class AdminUsersExport extends AdminUsersQuery { @IsFileFormat() format!: FileFormat; }`
 */
export const IsFileFormat = (): PropertyDecorator => (target, key) => {
  IsIn(FORMATS, { message: fieldError('choice') })(target, key);
  ApiProperty({ enum: FORMATS })(target, key);
};
