import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_STATES,
  type PrivacyRequestKind,
  type PrivacyRequestState,
} from '@prostora/contracts';
import { RequiredLineRules } from '../../../platform/http/field-rules.ts';

@ApiSchema({ name: 'PrivacyRequestCall' })
export class PrivacyRequestCall {
  /** Token of the mailed link. */
  @RequiredLineRules(100)
  token!: string;
}

@ApiSchema({ name: 'PrivacyRequest' })
export class PrivacyRequestDto {
  @ApiProperty({ enum: PRIVACY_REQUEST_KINDS }) kind!: PrivacyRequestKind;
  @ApiProperty({ enum: PRIVACY_REQUEST_STATES }) state!: PrivacyRequestState;
  email!: string;
  @ApiProperty({ type: String, format: 'date', description: 'Last day of the answer.' }) due_on!: string;
  /** Whether the link downloads the file. */
  has_file!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'End of the file.' })
  file_expires_at!: string | null;
}
