import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Response of a call without a result. */
@ApiSchema({ name: 'DoneAnswer' })
export class DoneAnswer {
  @ApiProperty({ enum: ['ok'] })
  status!: 'ok';
}

export const DONE: DoneAnswer = Object.freeze({ status: 'ok' });
