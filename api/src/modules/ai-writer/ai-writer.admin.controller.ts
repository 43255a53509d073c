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

/** Every text costs money at the service that writes it. */
const TEXTS = { name: 'ai-texts', points: 120, seconds: 3600, shared: true };
const EVENTS =
  'Events `text` {text}, at the end `done` {is_cut, tokens: {prompt, completion} | null} or `failed` {error_code, message}.';

@ApiTags('admin')
@Controller('admin/ai-writer')
@Requires('console')
export class AiWriterAdminController {
  constructor(private readonly writer: AiWriter) {}

  @Get()
  @ApiOperation({ summary: 'Which language model writes, if any' })
  @ApiOkResponse({ type: AiWriterStateDto })
  state(): AiWriterStateDto {
    const name = this.writer.modelName;
    return { configured: name !== null, model: name?.model ?? null, host: name?.host ?? null };
  }

  @Post('outline')
  @MaxBody(256)
  @ApiOperation({ summary: 'An outline as Markdown: a title, headings, points' })
  @EventStreamRoute(EVENTS)
  @Limited(TEXTS)
  @Fails(422, 429, 503)
  outline(@CurrentActor() actor: Actor, @Body() input: AiAssignmentInput): StreamableFile {
    return this.written(actor, 'outline', orders.outline(input));
  }

  @Post('article')
  @MaxBody(256)
  @ApiOperation({ summary: 'A whole post after an outline, as Markdown' })
  @EventStreamRoute(EVENTS)
  @Limited(TEXTS)
  @Fails(422, 429, 503)
  article(@CurrentActor() actor: Actor, @Body() input: AiArticleInput): StreamableFile {
    return this.written(actor, 'article', orders.article(input));
  }

  @Post('passage')
  @MaxBody(256)
  @ApiOperation({ summary: 'A passage written anew, as Markdown' })
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
  @ApiOperation({ summary: 'Five titles, each on its line' })
  @EventStreamRoute(EVENTS)
  @Limited(TEXTS)
  @Fails(422, 429, 503)
  titles(@CurrentActor() actor: Actor, @Body() input: AiPostInput): StreamableFile {
    return this.written(actor, 'titles', orders.titles(input));
  }

  @Post('description')
  @MaxBody(256)
  @ApiOperation({ summary: 'A description for search engines' })
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
