import { ApiPropertyOptional } from '@nestjs/swagger';
import { LineRules, OptionalField } from './field-rules.ts';

/** Fields of a form without scripts or of a mail program (RFC 8058); all optional. */
export class MailLinkForm {
  @ApiPropertyOptional({
    type: String,
    description: 'Set by the form of the page: the answer leads back to it.',
  })
  @OptionalField()
  @LineRules(10)
  page?: string;

  @ApiPropertyOptional({ type: String, description: 'Set by mail programs.' })
  @OptionalField()
  @LineRules(20)
  'List-Unsubscribe'?: string;
}
