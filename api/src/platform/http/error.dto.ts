import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** The error body of the API (PRODUCT §1), for the OpenAPI document. */
@ApiSchema({ name: 'ApiErrorBody' })
export class ErrorAnswer {
  @ApiProperty({ type: Number, example: 404 })
  status_code!: number;

  @ApiProperty({ type: String, example: 'NOTFOUND', description: 'Stable code.' })
  error_code!: string;

  /** Czech message for the user. */
  message!: string;

  /** Same as `message`; `NOTFOUND` for catalogue and space requests. */
  error!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'First error of each field, by dotted path.',
  })
  errors!: Record<string, string>;

  request_id!: string;
}
