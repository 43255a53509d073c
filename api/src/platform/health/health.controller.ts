import { Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Route, Routes } from '../http/index.ts';
import { buildLiveAnswer, buildReadyAnswer } from './health-answers.ts';
import { HealthChecksService } from './health-checks.service.ts';
import { LiveAnswerDto, ReadyAnswerDto } from './health.dto.ts';

@Routes('health', { tag: 'health' })
export class HealthController {
  constructor(private readonly checks: HealthChecksService) {}

  @Route('GET', 'live', {
    access: 'public',
    summary: 'Liveness of the process; dependencies are not checked',
    answer: LiveAnswerDto,
  })
  live(): LiveAnswerDto {
    return buildLiveAnswer();
  }

  @Route('GET', 'ready', {
    access: 'public',
    summary: 'Readiness: database, Redis, storage and queues respond within two seconds',
    answer: ReadyAnswerDto,
    errorsWith: { 503: ReadyAnswerDto },
  })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyAnswerDto> {
    const { httpStatus, ...answer } = await buildReadyAnswer(this.checks);
    void reply.status(httpStatus);
    return answer;
  }
}
