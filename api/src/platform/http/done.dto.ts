import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Answer of a call that only says it was done. */
@ApiSchema({ name: 'DoneAnswer' })
export class DoneAnswer {
  @ApiProperty({ enum: ['ok'] })
  status!: 'ok';
}

export const DONE: DoneAnswer = Object.freeze({ status: 'ok' });
