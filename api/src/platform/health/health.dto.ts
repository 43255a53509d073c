import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'LiveAnswer' })
export class LiveAnswerDto {
  @ApiProperty({ type: String, enum: ['ok'] }) status!: 'ok';
  /** Seconds since the process started. */
  uptime!: number;
  @ApiProperty({ type: String, example: 'v24.21.0' }) node!: string;
}

@ApiSchema({ name: 'HealthCheck' })
export class HealthCheckDto {
  @ApiProperty({
    type: String,
    enum: ['database', 'redis', 'storage', 'queues', 'catalog', 'heartbeat', 'outbox'],
    description: '`heartbeat` and `outbox` are checks of the worker.',
  })
  name!: 'database' | 'redis' | 'storage' | 'queues' | 'catalog' | 'heartbeat' | 'outbox';
  ok!: boolean;
  @ApiProperty({
    type: String,
    description: 'Duration, or an error code.',
    example: '3 ms',
  })
  detail!: string;
}

@ApiSchema({ name: 'ReadyAnswer' })
export class ReadyAnswerDto {
  @ApiProperty({ type: String, enum: ['ok', 'unavailable', 'leaving'] }) status!:
    | 'ok'
    | 'unavailable'
    | 'leaving';
  checks!: HealthCheckDto[];
}
