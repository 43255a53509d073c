import { Body, Controller, Get, Post, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { formatErrorMessage } from '../../../platform/error-responses/index.ts';
import type { CompletionRequest } from '../../../platform/ai/index.ts';
import {
  type Actor,
  CurrentActor,
  createEventStream,
  EventStreamRoute,
  ApiErrors,
  Throttle,
  MaxBody,
  RequiresPermission,
  type StreamedEvent,
} from '../../../platform/http/index.ts';
import {
  AiArticleInput,
  AiAssignmentInput,
  AiPassageInput,
  AiPostInput,
  AiWriterStateDto,
} from './ai-writer.admin.dto.ts';
import { AiWriterService, type WritingEvent } from './ai-writer.service.ts';
import { writingRequests } from './writing-requests.ts';

/** Each text costs money at the language model provider. */
const RATE_LIMIT = { name: 'ai-texts', points: 120, seconds: 3600, shared: true };
const EVENTS =
  'Events `text` {text}, finally `done` {is_cut, tokens: {prompt, completion} | null} or `failed` {error_code, message}.';

@ApiTags('admin')
@Controller('admin/ai-writer')
@RequiresPermission('console')
export class AiWriterAdminController {
  constructor(private readonly writer: AiWriterService) {}

  @Get()
  @ApiOperation({ summary: 'Configured language model' })
  @ApiOkResponse({ type: AiWriterStateDto })
  state(): AiWriterStateDto {
    const name = this.writer.modelName;
    return { configured: name !== null, model: name?.model ?? null, host: name?.host ?? null };
  }

  @Post('outline')
  @MaxBody(256)
  @ApiOperation({ summary: 'Generate an outline as Markdown: title, headings, points' })
  @EventStreamRoute(EVENTS)
  @Throttle(RATE_LIMIT)
  @ApiErrors(422, 429, 503)
  outline(@CurrentActor() actor: Actor, @Body() input: AiAssignmentInput): StreamableFile {
    return this.streamText(actor, 'outline', writingRequests.outline(input));
  }

  @Post('article')
  @MaxBody(256)
  @ApiOperation({ summary: 'Generate a post from an outline, as Markdown' })
  @EventStreamRoute(EVENTS)
  @Throttle(RATE_LIMIT)
  @ApiErrors(422, 429, 503)
  article(@CurrentActor() actor: Actor, @Body() input: AiArticleInput): StreamableFile {
    return this.streamText(actor, 'article', writingRequests.article(input));
  }

  @Post('passage')
  @MaxBody(256)
  @ApiOperation({ summary: 'Rewrite a passage, as Markdown' })
  @EventStreamRoute(EVENTS)
  @Throttle(RATE_LIMIT)
  @ApiErrors(422, 429, 503)
  passage(
    @CurrentActor() actor: Actor,
    @Body() { own_wish: ownWish, ...input }: AiPassageInput,
  ): StreamableFile {
    return this.streamText(actor, 'passage', writingRequests.passage({ ...input, ownWish }));
  }

  @Post('titles')
  @MaxBody(256)
  @ApiOperation({ summary: 'Generate five titles, one per line' })
  @EventStreamRoute(EVENTS)
  @Throttle(RATE_LIMIT)
  @ApiErrors(422, 429, 503)
  titles(@CurrentActor() actor: Actor, @Body() input: AiPostInput): StreamableFile {
    return this.streamText(actor, 'titles', writingRequests.titles(input));
  }

  @Post('description')
  @MaxBody(256)
  @ApiOperation({ summary: 'Generate a meta description' })
  @EventStreamRoute(EVENTS)
  @Throttle(RATE_LIMIT)
  @ApiErrors(422, 429, 503)
  description(@CurrentActor() actor: Actor, @Body() input: AiPostInput): StreamableFile {
    return this.streamText(actor, 'description', writingRequests.description(input));
  }

  private streamText(actor: Actor, kind: string, order: CompletionRequest): StreamableFile {
    const start = this.writer.start(actor, kind, order);
    return createEventStream((signal) => withMessages(start(signal)));
  }
}

/** Adds the message of its code to a failure. */
async function* withMessages(events: AsyncIterable<WritingEvent>): AsyncGenerator<StreamedEvent> {
  for await (const event of events)
    yield event.event === 'failed'
      ? { ...event, data: { ...event.data, message: formatErrorMessage(event.data.error_code) } }
      : event;
}
