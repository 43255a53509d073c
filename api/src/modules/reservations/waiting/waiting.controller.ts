import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, RequiresPermission, type Actor } from '../../../platform/http/index.ts';
import { OwnerWaitingDto } from './waiting.dto.ts';
import { WaitingService } from './waiting.service.ts';

@ApiTags('waiting')
@Controller('waiting')
@RequiresPermission('own-spaces')
export class WaitingController {
  constructor(private readonly waiting: WaitingService) {}

  @Get()
  @ApiOperation({
    summary: 'Retrieve the open tasks of the owner',
    description: 'Counts by kind, value and age of the oldest.',
  })
  @ApiOkResponse({ type: OwnerWaitingDto })
  async list(@CurrentActor() actor: Actor): Promise<OwnerWaitingDto> {
    const summaries = await this.waiting.list(actor);
    return {
      items: summaries.map(({ kind, count, valueHaler, oldest }) => ({
        kind,
        count,
        value: valueHaler / 100,
        oldest: oldest?.toISOString() ?? null,
      })),
    };
  }
}
