import { ApiSchema } from '@nestjs/swagger';
import { RequiredLineRules } from '../../platform/http/field-rules.ts';

@ApiSchema({ name: 'MailRefusalCall' })
export class MailRefusalCall {
  /** Token of the link. */
  @RequiredLineRules(100)
  token!: string;
}

@ApiSchema({ name: 'MailRefusal' })
export class MailRefusalDto {
  /** Whether the person gets no more mails caused by the owner. */
  is_refused!: boolean;
}
