import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/index.ts';
import { buildLiveAnswer, buildReadyAnswer } from './health-answers.ts';
import { HealthChecksService } from './health-checks.service.ts';
import { LiveAnswerDto, ReadyAnswerDto } from './health.dto.ts';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly checks: HealthChecksService) {}

  @Get('live')
  @Public()
  @ApiOperation({ summary: 'Liveness of the process; dependencies are not checked' })
  @ApiOkResponse({ type: LiveAnswerDto })
  live(): LiveAnswerDto {
    return buildLiveAnswer();
  }

  @Get('ready')
  @Public()
  @ApiOperation({
    summary: 'Readiness: database, Redis, storage and queues respond within two seconds',
  })
  @ApiOkResponse({ type: ReadyAnswerDto })
  @ApiServiceUnavailableResponse({ type: ReadyAnswerDto })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyAnswerDto> {
    const { httpStatus, ...answer } = await buildReadyAnswer(this.checks);
    void reply.status(httpStatus);
    return answer;
  }
}
