import { Body, Controller, Get, Post, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { WritingOrder } from '../../platform/ai/index.ts';
import {
  type Actor,
  CurrentActor,
  eventStream,
  EventStreamRoute,
  Fails,
  Limited,
  MaxBody,
  Requires,
} from '../../platform/http/index.ts';
import {
  AiArticleInput,
  AiAssignmentInput,
  AiPassageInput,
  AiPostInput,
  AiWriterStateDto,
} from './ai-writer.admin.dto.ts';
import { AiWriter } from './ai-writer.service.ts';
import { orders } from './writing-orders.ts';

/** Each text costs money at the language model provider. */
const TEXTS = { name: 'ai-texts', points: 120, seconds: 3600, shared: true };
const EVENTS =
  'Events `text` {text}, finally `done` {is_cut, tokens: {prompt, completion} | null} or `failed` {error_code, message}.';

@ApiTags('admin')
@Controller('admin/ai-writer')
@Requires('console')
export class AiWriterAdminController {
  constructor(private readonly writer: AiWriter) {}

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
  @Limited(TEXTS)
  @Fails(422, 429, 503)
  outline(@CurrentActor() actor: Actor, @Body() input: AiAssignmentInput): StreamableFile {
    return this.written(actor, 'outline', orders.outline(input));
  }

  @Post('article')
  @MaxBody(256)
  @ApiOperation({ summary: 'Generate a post from an outline, as Markdown' })
  @EventStreamRoute(EVENTS)
  @Limited(TEXTS)
  @Fails(422, 429, 503)
  article(@CurrentActor() actor: Actor, @Body() input: AiArticleInput): StreamableFile {
    return this.written(actor, 'article', orders.article(input));
  }

  @Post('passage')
  @MaxBody(256)
  @ApiOperation({ summary: 'Rewrite a passage, as Markdown' })
  @EventStreamRoute(EVENTS)
  @Limited(TEXTS)
  @Fails(422, 429, 503)
  passage(
    @CurrentActor() actor: Actor,
    @Body() { own_wish: ownWish, ...input }: AiPassageInput,
  ): StreamableFile {
    return this.written(actor, 'passage', orders.passage({ ...input, ownWish }));
  }

  @Post('titles')
  @MaxBody(256)
  @ApiOperation({ summary: 'Generate five titles, one per line' })
  @EventStreamRoute(EVENTS)
  @Limited(TEXTS)
  @Fails(422, 429, 503)
  titles(@CurrentActor() actor: Actor, @Body() input: AiPostInput): StreamableFile {
    return this.written(actor, 'titles', orders.titles(input));
  }

  @Post('description')
  @MaxBody(256)
  @ApiOperation({ summary: 'Generate a meta description' })
  @EventStreamRoute(EVENTS)
  @Limited(TEXTS)
  @Fails(422, 429, 503)
  description(@CurrentActor() actor: Actor, @Body() input: AiPostInput): StreamableFile {
    return this.written(actor, 'description', orders.description(input));
  }

  private written(actor: Actor, kind: string, order: WritingOrder): StreamableFile {
    return eventStream(this.writer.begin(actor, kind, order));
  }
}
